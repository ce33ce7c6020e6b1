import * as z from "zod";
import { keepUnfinished, personKey, RECORD_SECONDS } from "~/draft.server";
import { isKey } from "~/form.server";
import type { Session } from "~/session.server";
import { store } from "~/store.server";
import type { RecordForm, Shown } from "./record";

type Schema<Form> = z.ZodType<Form, z.ZodTypeDef, unknown>;

/** The form as it was last posted under this key; null when there is none. */
export async function readKept<Form>(session: Session, key: string | null, schema: Schema<Form>): Promise<Shown<Form> | null> {
  if (!key || !isKey(key)) return null;
  const kept = z.object({ revision: z.number().int(), form: z.unknown() }).safeParse(await store.get(keptKey(session, key)));
  const form = schema.safeParse(kept.data?.form);
  return kept.success && form.success ? { revision: kept.data.revision, form: form.data } : null;
}

/** The form named in the address, as it was last kept; or else `fresh`, which nobody has typed in yet. */
export async function keptOr<Form>(session: Session, request: Request, schema: Schema<Form>, fresh: Form): Promise<Shown<Form>> {
  const key = new URL(request.url).searchParams.get("form");
  return (await readKept(session, key, schema)) ?? { form: fresh, revision: 0 };
}

/** Keeps what was typed, whatever comes of it; throws `UnfinishedLimit`. */
export async function keep<Form extends RecordForm>(session: Session, form: Form, before: Shown<Form> | null): Promise<Shown<Form>> {
  const shown = { form, revision: (before?.revision ?? 0) + 1 };
  const key = keptKey(session, form.key);
  await keepUnfinished(session, key, { expected: await store.get(key), value: shown, seconds: RECORD_SECONDS });
  return shown;
}

export async function removeKept(session: Session, key: string): Promise<void> {
  await store.remove(keptKey(session, key));
}

function keptKey(session: Session, key: string): string {
  return `${personKey(session)}${encodeURIComponent(session.companyId)}:form-${key}`;
}
