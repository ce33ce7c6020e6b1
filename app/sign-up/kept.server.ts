import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { TypedSignUp } from "~/forms/sign-up";
import { seal, unseal } from "~/server/sealed.server";
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
const PURPOSE = "kept sign-up";

/** Returns the name by which the payment page finds it. */
export async function keepSignUp({ password, ...typed }: TypedSignUp & { password: string }): Promise<string> {
  const name = randomUUID();
  await store.set(keptKey(name), { ...typed, sealed: seal(password, PURPOSE) }, SECONDS);
  return name;
}

/** What was typed, without the password; null when it is gone. */
export async function readKeptSignUp(name: string): Promise<TypedSignUp | null> {
  const kept = keptSchema.safeParse(await store.get(keptKey(name)));
  if (!kept.success) return null;
  const { sealed: _, ...typed } = kept.data;
  return typed;
}

/** For the sign-up itself; null when it is gone. */
export async function openKeptSignUp(name: string): Promise<(TypedSignUp & { password: string }) | null> {
  const kept = keptSchema.safeParse(await store.get(keptKey(name)));
  if (!kept.success) return null;
  const { sealed, ...typed } = kept.data;
  const password = unseal(sealed, PURPOSE);
  return password === null ? null : { ...typed, password };
}

function keptKey(name: string): string {
  return `sign-up:${name}`;
}
