import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { TypedSignUp } from "./schema";
import { seal, unseal } from "~/server/security/sealed.server";
import { store } from "~/server/store/store.server";

/**
 * A sign-up between its form and its payment; the password sealed, and all of it gone in fifteen
 * minutes.
 */
const keptSchema = z.object({
  promo: z.string(),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  businessName: z.string(),
  countryId: z.string(),
  sealed: z.string(),
});

/** What is left of it once it is paid: which session the payment opened. */
const doneSchema = z.object({ sessionId: z.string() });

/** How long what was typed is kept without an answer. */
export const SIGN_UP_KEPT_MINUTES = 15;
const SECONDS = SIGN_UP_KEPT_MINUTES * 60;
const PURPOSE = "kept sign-up";
/** As long as the same press of a button may be sent again. */
const DONE_SECONDS = 5 * 60;

/**
 * Whose it is, by the id in the visitor's signed cookie, and by which name the payment page finds
 * it.
 */
export type KeptPlace = { visitor: string; name: string };

/** Returns the name, which opens nothing without the visitor's cookie. */
export async function keepSignUp(
  visitor: string,
  { password, ...typed }: TypedSignUp & { password: string },
): Promise<string> {
  const name = randomUUID();
  await store.set(
    keptKey({ visitor, name }),
    { ...typed, sealed: seal(password, PURPOSE) },
    SECONDS,
  );
  return name;
}

/** What was typed, without the password; null when it is gone, used, or another visitor's. */
export async function readKeptSignUp(place: KeptPlace): Promise<TypedSignUp | null> {
  const kept = keptSchema.safeParse(await store.get(keptKey(place)));
  if (!kept.success) return null;
  const { sealed: _, ...typed } = kept.data;
  return typed;
}

/** For the sign-up itself; null when it is gone. */
export async function openKeptSignUp(
  place: KeptPlace,
): Promise<(TypedSignUp & { password: string }) | null> {
  const kept = keptSchema.safeParse(await store.get(keptKey(place)));
  if (!kept.success) return null;
  const { sealed, ...typed } = kept.data;
  const password = unseal(sealed, PURPOSE);
  return password === null ? null : { ...typed, password };
}

/** Once it is paid, nothing of what was typed stays. */
export async function finishKeptSignUp(place: KeptPlace, sessionId: string): Promise<void> {
  await store.set(keptKey(place), { sessionId }, DONE_SECONDS);
}

/** The session that its payment opened; null when it is not paid, or another visitor's. */
export async function sessionOfPaid(place: KeptPlace): Promise<string | null> {
  const done = doneSchema.safeParse(await store.get(keptKey(place)));
  return done.success ? done.data.sessionId : null;
}

function keptKey({ visitor, name }: KeptPlace): string {
  return `sign-up:${JSON.stringify([visitor, name])}`;
}
