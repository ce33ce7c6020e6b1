import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { sessionSecret } from "../settings/env.server";
import * as z from "zod";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Text that only this server can read again, under the same purpose: for what is kept in the store
 * and must not be read from its file.
 */
export function seal(text: string, purpose: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(purpose), nonce, { authTagLength: TAG_BYTES });
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}

/**
 * What was sealed; null for what was not sealed here, for another purpose or with another secret.
 */
export function unseal(sealed: string, purpose: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, keyFor(purpose), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(tag);
    const text = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
    return Buffer.concat(text).toString("utf8");
  } catch {
    return null;
  }
}

const keys = new Map<string, Uint8Array>();

/** From the session secret, another one for each purpose. */
function keyFor(purpose: string): Uint8Array {
  const key =
    keys.get(purpose) ?? new Uint8Array(hkdfSync("sha256", sessionSecret, "", purpose, 32));
  keys.set(purpose, key);
  return key;
}

const PURPOSE = "access token";
const openRecord = z
  .object({ credentials: z.object({ accessToken: z.string() }).passthrough() })
  .passthrough();
const sealedRecord = z
  .object({ credentials: z.object({ sealedToken: z.string() }).passthrough() })
  .passthrough();

/**
 * A session's record as the store keeps it: whoever reads the file must not be able to call the API
 * with it.
 */
export function sealRecord(record: unknown): unknown {
  const read = openRecord.safeParse(record);
  if (!read.success) return record;
  const { accessToken, ...credentials } = read.data.credentials;
  return { ...read.data, credentials: { ...credentials, sealedToken: seal(accessToken, PURPOSE) } };
}

/**
 * As it was before it was sealed; also reads one that an earlier version kept open. Null when the
 * secret is another one.
 */
export function unsealRecord(kept: unknown): unknown {
  const read = sealedRecord.safeParse(kept);
  if (!read.success) return kept;
  const { sealedToken, ...credentials } = read.data.credentials;
  const accessToken = unseal(sealedToken, PURPOSE);
  return accessToken === null
    ? null
    : { ...read.data, credentials: { ...credentials, accessToken } };
}
