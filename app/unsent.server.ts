import * as z from "zod";
import type { ErrorPage } from "./components/error-message";
import { store } from "./store.server";

/** What was being posted when the API ended the login: kept for the same person's next one. */
const unsentSchema = z.object({
  companyId: z.string(),
  to: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
});

type Owner = { person: { id: string }; companyId: string };

const UNSENT_SECONDS = 24 * 60 * 60;

export async function keepUnsent({ person, companyId }: Owner, resend: ErrorPage["resend"]): Promise<void> {
  if (resend) await store.set(unsentKey(person), { ...resend, companyId }, UNSENT_SECONDS);
}

export async function hasUnsent(person: Owner["person"]): Promise<boolean> {
  return (await store.get(unsentKey(person))) !== null;
}

/** Null when there is none, or none of the company that is worked in. */
export async function readUnsent({ person, companyId }: Owner) {
  const kept = unsentSchema.safeParse(await store.get(unsentKey(person)));
  return kept.success && kept.data.companyId === companyId ? kept.data : null;
}

/** Once it is posted again, or given up. */
export async function forgetUnsent(owner: Owner, to: string): Promise<void> {
  const kept = await readUnsent(owner);
  if (kept?.to === to) await store.remove(unsentKey(owner.person));
}

function unsentKey({ id }: Owner["person"]): string {
  return `unsent:${id}`;
}
