import { isIdempotencyKey } from "~/server/security/posted-form.server";
import {
  findNewestRecordDraft,
  RECORD_DRAFT_SECONDS,
  recordDraftName,
  draftKey,
  type DraftOwner,
} from "~/server/drafts/drafts.server";
import type { FormAnswer, KeyedForm, Shown } from "../answer";
import { openKept, type Slot } from "../kept-form.server";

/** Of one kind of record, at its address. */
export type RecordPage<Form> = { schema: Slot<Form>["schema"]; path: string };

/** Where the form of a record is kept: each under its own key, so that two may be typed at once. */
export function recordSlot<Form>(
  owner: DraftOwner,
  { schema, path }: RecordPage<Form>,
  { key }: KeyedForm,
): Slot<Form> {
  return {
    owner: { person: owner.person, companyId: owner.companyId },
    key: draftKey(owner, recordDraftName({ key, path })),
    seconds: RECORD_DRAFT_SECONDS,
    schema,
  };
}

/** As a page shows it; `isUnsaved` when something in it was typed and is not saved. */
type OpenedForm<Form> = Shown<Form> & Pick<FormAnswer<Form>, "fault"> & { isUnsaved: boolean };

/**
 * The form named in the address, as it was last kept, or the one of this page that was kept last; or
 * else `fresh`, which nobody has typed in yet.
 */
export async function keptOr<Form>(
  owner: DraftOwner,
  request: Request,
  schema: Slot<Form>["schema"],
  fresh: Form,
): Promise<OpenedForm<Form>> {
  const { pathname: path, searchParams } = new URL(request.url);
  const key = searchParams.get("form") ?? (await findNewestRecordDraft(owner, path));
  const asFresh = { form: fresh, revision: 0, isUnsaved: false };
  if (!key || !isIdempotencyKey(key)) return { ...asFresh, fault: null };
  const { kept, fault } = await openKept(recordSlot(owner, { schema, path }, { key }));
  if (!kept) return { ...asFresh, fault };
  const { form, revision } = kept;
  return {
    form,
    revision,
    fault,
    isUnsaved: whatIsTyped(form) !== whatIsTyped(schema.parse(fresh)),
  };
}

/** Without what is in a form for this app alone. */
function whatIsTyped(form: unknown): string {
  return JSON.stringify(form, (name, value: unknown) =>
    HIDDEN.includes(name) ? undefined : value,
  );
}

const HIDDEN = ["key", "version"];
