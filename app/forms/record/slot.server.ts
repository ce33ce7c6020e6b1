import { isKey } from "~/server/posted-form.server";
import { personKey, RECORD_SECONDS, type Owner } from "~/server/drafts/unfinished.server";
import type { FormAnswer, KeyedForm, Shown } from "../answer";
import { openKept, type Slot } from "../kept-form.server";

/** Where the form of a record is kept: each under its own key. */
export function recordSlot<Form>(
  owner: Owner,
  schema: Slot<Form>["schema"],
  { key }: KeyedForm,
): Slot<Form> {
  const company = encodeURIComponent(owner.companyId);
  return {
    owner: { person: owner.person, companyId: owner.companyId },
    key: `${personKey(owner)}${company}:form-${key}`,
    seconds: RECORD_SECONDS,
    schema,
  };
}

/**
 * The form named in the address, as it was last kept; or else `fresh`, which nobody has typed in
 * yet.
 */
export async function keptOr<Form>(
  owner: Owner,
  request: Request,
  schema: Slot<Form>["schema"],
  fresh: Form,
): Promise<Shown<Form> & Pick<FormAnswer<Form>, "fault">> {
  const key = new URL(request.url).searchParams.get("form");
  if (!key || !isKey(key)) return { form: fresh, revision: 0, fault: null };
  const { kept, fault } = await openKept(recordSlot(owner, schema, { key }));
  return kept
    ? { form: kept.form, revision: kept.revision, fault }
    : { form: fresh, revision: 0, fault };
}
