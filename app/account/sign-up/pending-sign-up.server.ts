import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { TypedSignUp } from "./schema";
import { sealText, unsealText } from "~/server/security/sealed.server";
import { store } from "~/server/store/store.server";

/**
 * A sign-up between its form and its payment. The password is encrypted, and everything is removed
 * after fifteen minutes.
 */
const pendingSchema = z.object({
  promo: z.string(),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  businessName: z.string(),
  countryId: z.string(),
  /** The encrypted password. */
  sealed: z.string(),
});

/** The stored value after the sign-up: the session that the post of the payment page opened. */
const finishedSchema = z.object({ sessionId: z.string() });

/** How long the typed data is stored while the payment page is not posted. */
export const PENDING_SIGN_UP_MINUTES = 15;
const PENDING_SECONDS = PENDING_SIGN_UP_MINUTES * 60;
/** The purpose that the encrypted password is bound to. `unsealText` needs the same text. */
const PURPOSE = "kept sign-up";
/** How long a repeated post of the payment is answered with the same session. */
const FINISHED_SECONDS = 5 * 60;

/** The visitor's id, from the signed cookie, and the name of the sign-up, from the address. */
export type PendingSignUpKey = { visitor: string; name: string };

/** Stores a sign-up and returns its name. The name is useless without the visitor's cookie. */
export async function savePendingSignUp(
  visitor: string,
  { password, ...typed }: TypedSignUp & { password: string },
): Promise<string> {
  const name = randomUUID();
  await store.set(
    storeKey({ visitor, name }),
    { ...typed, sealed: sealText(password, PURPOSE) },
    PENDING_SECONDS,
  );
  return name;
}

/**
 * Returns what was typed, without the password. Returns null when the sign-up has expired, is
 * finished or belongs to another visitor.
 */
export async function findPendingSignUp(key: PendingSignUpKey): Promise<TypedSignUp | null> {
  const pending = pendingSchema.safeParse(await store.get(storeKey(key)));
  if (!pending.success) return null;
  const { sealed: _, ...typed } = pending.data;
  return typed;
}

/**
 * Returns what was typed, with the password, for the sign-up call. Returns null when the sign-up has
 * expired, is finished or belongs to another visitor, or when the password cannot be decrypted.
 */
export async function findPendingSignUpWithPassword(
  key: PendingSignUpKey,
): Promise<(TypedSignUp & { password: string }) | null> {
  const pending = pendingSchema.safeParse(await store.get(storeKey(key)));
  if (!pending.success) return null;
  const { sealed, ...typed } = pending.data;
  const password = unsealText(sealed, PURPOSE);
  return password === null ? null : { ...typed, password };
}

/** Replaces the typed data by the id of the session that the sign-up opened, for five minutes. */
export async function finishPendingSignUp(key: PendingSignUpKey, sessionId: string): Promise<void> {
  await store.set(storeKey(key), { sessionId }, FINISHED_SECONDS);
}

/**
 * Returns the id of the session that the sign-up opened. Returns null when the sign-up was not
 * finished in the last five minutes, or belongs to another visitor.
 */
export async function findOpenedSessionId(key: PendingSignUpKey): Promise<string | null> {
  const finished = finishedSchema.safeParse(await store.get(storeKey(key)));
  return finished.success ? finished.data.sessionId : null;
}

function storeKey({ visitor, name }: PendingSignUpKey): string {
  return `sign-up:${JSON.stringify([visitor, name])}`;
}
