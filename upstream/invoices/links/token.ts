import { createHash, createHmac, randomBytes } from "node:crypto";

const TOKEN_BYTES = 16;

/** Creates the random text from which a link's token is derived. */
export function createNonce(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/**
 * Derives the token in a link's address (128 bits). The token is not stored, because the same secret
 * and nonce always give the same token.
 */
export function deriveToken(secret: string, nonce: string): string {
  return createHmac("sha256", secret)
    .update(`invoice link ${nonce}`)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString("base64url");
}

/** Returns the hash by which a token is looked up. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
