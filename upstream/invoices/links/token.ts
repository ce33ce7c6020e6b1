import { createHash, createHmac, randomBytes } from "node:crypto";

const TOKEN_BYTES = 16;

export function newNonce(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/**
 * What stands in a link's address: 128 bits that are kept nowhere, and come of the nonce anew for
 * as long as the secret is the same.
 */
export function deriveToken(secret: string, nonce: string): string {
  return createHmac("sha256", secret)
    .update(`invoice link ${nonce}`)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString("base64url");
}

/** By which the token is found. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
