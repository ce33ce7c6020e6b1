import * as z from "zod";
import { isKey } from "~/server/posted-form.server";
import { store } from "~/server/store/store.server";
import type { RecordForm, Shown } from "./record";
import { keepUnfinished, personKey, RECORD_SECONDS } from "~/server/drafts/unfinished.server";
import type { Session } from "~/server/session/record.server";

type Schema<Form> = z.ZodType<Form, z.ZodTypeDef, unknown>;

/** A form as it was last posted, with the fingerprint of the post, to know its repeat. */
export type Kept<Form> = Shown<Form> & { madeBy: string };

/** The form that is kept under this key; null when there is none. */
export async function readKept<Form>(
  session: Session,
  key: string | null,
  schema: Schema<Form>,
): Promise<Kept<Form> | null> {
  return key && isKey(key) ? asKept(await store.get(keptKey(session, key)), schema) : null;
}

function asKept<Form>(value: unknown, schema: Schema<Form>): Kept<Form> | null {
  const kept = z
    .object({ revision: z.number().int(), madeBy: z.string().default(""), form: z.unknown() })
    .safeParse(value);
  const form = schema.safeParse(kept.data?.form);
  return kept.success && form.success ? { ...kept.data, form: form.data } : null;
}

/**
 * The form named in the address, as it was last kept; or else `fresh`, which nobody has typed in
 * yet.
 */
export async function keptOr<Form>(
  session: Session,
  request: Request,
  schema: Schema<Form>,
  fresh: Form,
): Promise<Shown<Form>> {
  const key = new URL(request.url).searchParams.get("form");
  const { form, revision } = (await readKept(session, key, schema)) ?? { form: fresh, revision: 0 };
  return { form, revision };
}

type Change<Form> = { form: Form; before: Kept<Form> | null; madeBy: string };

/**
 * Keeps what was typed in the place of `before`; null, and nothing done, when that is no longer
 * what is kept. Throws `UnfinishedLimit`.
 */
export async function keep<Form extends RecordForm>(
  session: Session,
  schema: Schema<Form>,
  { form, before, madeBy }: Change<Form>,
): Promise<Kept<Form> | null> {
  const shown = { form, madeBy, revision: (before?.revision ?? 0) + 1 };
  const key = keptKey(session, form.key);
  const kept = await store.get(key);
  const now = asKept(kept, schema);
  if (now?.revision !== before?.revision || now?.madeBy !== before?.madeBy) return null;
  return (await keepUnfinished(session, key, {
    expected: kept,
    value: shown,
    seconds: RECORD_SECONDS,
  }))
    ? shown
    : null;
}

export async function removeKept(session: Session, key: string): Promise<void> {
  await store.remove(keptKey(session, key));
}

function keptKey(session: Session, key: string): string {
  return `${personKey(session)}${encodeURIComponent(session.companyId)}:form-${key}`;
}
