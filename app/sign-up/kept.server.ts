import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import * as z from "zod";
import { sessionSecret } from "~/env.server";
import type { TypedSignUp } from "~/forms/sign-up";
import { store } from "~/store.server";

/** A sign-up between its form and its payment; the password sealed, and all of it gone in fifteen minutes. */
const keptSchema = z.object({
  promo: z.string(),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  businessName: z.string(),
  countryId: z.string(),
  sealed: z.string(),
});

const SECONDS = 15 * 60;

/** Returns the name by which the payment page finds it. */
export async function keepSignUp({ password, ...typed }: TypedSignUp & { password: string }): Promise<string> {
  const name = randomUUID();
  await store.set(keptKey(name), { ...typed, sealed: seal(password) }, SECONDS);
  return name;
}

/** What was typed, without the password; null when it is gone. */
export async function readKeptSignUp(name: string): Promise<TypedSignUp | null> {
  const kept = keptSchema.safeParse(await store.get(keptKey(name)));
  if (!kept.success) return null;
  const { sealed: _, ...typed } = kept.data;
  return typed;
}

/** For the sign-up itself. */
export async function openKeptSignUp(name: string): Promise<(TypedSignUp & { password: string }) | null> {
  const kept = keptSchema.safeParse(await store.get(keptKey(name)));
  if (!kept.success) return null;
  const { sealed, ...typed } = kept.data;
  return { ...typed, password: unseal(sealed) };
}

const key = new Uint8Array(hkdfSync("sha256", sessionSecret, "", "kept sign-up", 32));

function seal(text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}

function unseal(sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}

function keptKey(name: string): string {
  return `sign-up:${name}`;
}
