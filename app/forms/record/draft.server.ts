import { isIdempotencyKey } from "~/server/security/posted-form.server";
import {
  findNewestRecordDraft,
  RECORD_DRAFT_SECONDS,
  recordDraftName,
  draftKey,
  type DraftOwner,
} from "~/server/drafts/drafts.server";
import type { FormAnswer, KeyedForm, FormSnapshot } from "../answer";
import { openFormDraft, type FormDraftSlot } from "../form-draft.server";
import { CONTACT_LIMITS } from "../../../domain/limits/contacts";

/** Of one kind of record, at its address. */
export type RecordPage<Form> = { schema: FormDraftSlot<Form>["schema"]; path: string };

/** Where the form of a record is kept: each under its own key, so that two may be typed at once. */
export function recordDraftSlot<Form>(
  owner: DraftOwner,
  { schema, path }: RecordPage<Form>,
  { key }: KeyedForm,
): FormDraftSlot<Form> {
  return {
    owner: { person: owner.person, companyId: owner.companyId },
    key: draftKey(owner, recordDraftName({ key, path })),
    seconds: RECORD_DRAFT_SECONDS,
    schema,
  };
}

/** As a page shows it; `isUnsaved` when something in it was typed and is not saved. */
type OpenedForm<Form> = FormSnapshot<Form> &
  Pick<FormAnswer<Form>, "fault"> & { isUnsaved: boolean };

/**
 * The form named in the address, as it was last kept, or the one of this page that was kept last; or
 * else `fresh`, which nobody has typed in yet.
 */
export async function openDraftOr<Form>(
  owner: DraftOwner,
  request: Request,
  schema: FormDraftSlot<Form>["schema"],
  fresh: Form,
): Promise<OpenedForm<Form>> {
  const { pathname: path, searchParams } = new URL(request.url);
  const key = searchParams.get("form") ?? (await findNewestRecordDraft(owner, path));
  const asFresh = { form: fresh, revision: 0, isUnsaved: false };
  if (!key || !isIdempotencyKey(key)) return { ...asFresh, fault: null };
  const { draft: kept, fault } = await openFormDraft(
    recordDraftSlot(owner, { schema, path }, { key }),
  );
  if (!kept) return { ...asFresh, fault };
  const { form, revision } = kept;
  return {
    form,
    revision,
    fault,
    isUnsaved: serializeTyped(form) !== serializeTyped(schema.parse(fresh)),
  };
}

/** Without what is in a form for this app alone. */
function serializeTyped(form: unknown): string {
  return JSON.stringify(form, (name, value: unknown) =>
    HIDDEN_FIELDS.includes(name) ? undefined : value,
  );
}

const HIDDEN_FIELDS = ["key", "version"];

/** What a new record is to be called, by the address of its form; blank for nothing. */
export function parseNewName(request: Request): string {
  const name = new URL(request.url).searchParams.get("name") ?? "";
  return name.trim().slice(0, CONTACT_LIMITS.name);
}
