import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { TypedSignUp } from "./schema";
import { seal, unseal } from "~/server/security/sealed.server";
import { store } from "~/server/store/store.server";

/**
 * A sign-up between its form and its payment; the password sealed, and all of it gone in fifteen
 * minutes.
 */
const pendingSchema = z.object({
  promo: z.string(),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  businessName: z.string(),
  countryId: z.string(),
  sealed: z.string(),
});

/** What is left of it once it is paid: which session the payment opened. */
const finishedSchema = z.object({ sessionId: z.string() });

/** How long what was typed is kept without an answer. */
export const PENDING_SIGN_UP_MINUTES = 15;
const PENDING_SECONDS = PENDING_SIGN_UP_MINUTES * 60;
const PURPOSE = "kept sign-up";
/** As long as the same press of a button may be sent again. */
const FINISHED_SECONDS = 5 * 60;

/**
 * Whose it is, by the id in the visitor's signed cookie, and by which name the payment page finds
 * it.
 */
export type PendingSignUpKey = { visitor: string; name: string };

/** Returns the name, which opens nothing without the visitor's cookie. */
export async function savePendingSignUp(
  visitor: string,
  { password, ...typed }: TypedSignUp & { password: string },
): Promise<string> {
  const name = randomUUID();
  await store.set(
    storeKey({ visitor, name }),
    { ...typed, sealed: seal(password, PURPOSE) },
    PENDING_SECONDS,
  );
  return name;
}

/** What was typed, without the password; null when it is gone, used, or another visitor's. */
export async function findPendingSignUp(place: PendingSignUpKey): Promise<TypedSignUp | null> {
  const kept = pendingSchema.safeParse(await store.get(storeKey(place)));
  if (!kept.success) return null;
  const { sealed: _, ...typed } = kept.data;
  return typed;
}

/** For the sign-up itself; null when it is gone. */
export async function findPendingSignUpWithPassword(
  place: PendingSignUpKey,
): Promise<(TypedSignUp & { password: string }) | null> {
  const kept = pendingSchema.safeParse(await store.get(storeKey(place)));
  if (!kept.success) return null;
  const { sealed, ...typed } = kept.data;
  const password = unseal(sealed, PURPOSE);
  return password === null ? null : { ...typed, password };
}

/** Once it is paid, nothing of what was typed stays. */
export async function finishPendingSignUp(
  place: PendingSignUpKey,
  sessionId: string,
): Promise<void> {
  await store.set(storeKey(place), { sessionId }, FINISHED_SECONDS);
}

/** The session that its payment opened; null when it is not paid, or another visitor's. */
export async function findPaidSessionId(place: PendingSignUpKey): Promise<string | null> {
  const done = finishedSchema.safeParse(await store.get(storeKey(place)));
  return done.success ? done.data.sessionId : null;
}

function storeKey({ visitor, name }: PendingSignUpKey): string {
  return `sign-up:${JSON.stringify([visitor, name])}`;
}
