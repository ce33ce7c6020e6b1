import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { sessionSecret } from "../settings/env.server";
import * as z from "zod";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts text with the session secret for one purpose. The store's file must not contain the text
 * of such values.
 */
export function sealText(text: string, purpose: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(purpose), nonce, { authTagLength: TAG_BYTES });
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}

/**
 * Decrypts sealed text; returns null when it was sealed with another purpose or secret, or was
 * changed.
 */
export function unsealText(sealed: string, purpose: string): string | null {
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

/** Derives a key from the session secret, a different one for each purpose. */
function keyFor(purpose: string): Uint8Array {
  const key =
    keys.get(purpose) ?? new Uint8Array(hkdfSync("sha256", sessionSecret, "", purpose, 32));
  keys.set(purpose, key);
  return key;
}

const TOKEN_PURPOSE = "access token";
/** A session's record before it is sealed. */
const openRecord = z
  .object({ credentials: z.object({ accessToken: z.string() }).passthrough() })
  .passthrough();
/** A session's record as it is stored. */
const sealedRecord = z
  .object({ credentials: z.object({ sealedToken: z.string() }).passthrough() })
  .passthrough();

/**
 * Encrypts the access token in a session's record, so that nobody who reads the store's file can
 * call the API with it. Returns any other value unchanged.
 */
export function sealSessionRecord(record: unknown): unknown {
  const parsed = openRecord.safeParse(record);
  if (!parsed.success) return record;
  const { accessToken, ...credentials } = parsed.data.credentials;
  return {
    ...parsed.data,
    credentials: { ...credentials, sealedToken: sealText(accessToken, TOKEN_PURPOSE) },
  };
}

/**
 * Decrypts the access token in a session's record. Returns any other value unchanged, because an
 * older release stored records without encryption. Returns null when the token cannot be decrypted,
 * for example because the secret has changed.
 */
export function unsealSessionRecord(stored: unknown): unknown {
  const parsed = sealedRecord.safeParse(stored);
  if (!parsed.success) return stored;
  const { sealedToken, ...credentials } = parsed.data.credentials;
  const accessToken = unsealText(sealedToken, TOKEN_PURPOSE);
  return accessToken === null
    ? null
    : { ...parsed.data, credentials: { ...credentials, accessToken } };
}
