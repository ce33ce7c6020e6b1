import { isIdempotencyKey } from "~/server/security/posted-form.server";
import {
  findNewestRecordDraft,
  RECORD_DRAFT_SECONDS,
  toRecordDraftName,
  toDraftKey,
  type DraftOwner,
} from "~/server/drafts/drafts.server";
import type { FormAnswer, KeyedForm, FormSnapshot } from "../answer";
import { openFormDraft, type FormDraftSlot } from "../form-draft.server";
import { CONTACT_LIMITS } from "../../../domain/limits/contacts";

/** The page of a contact's or an item's form: the schema of the form, and the path of the page. */
export type RecordPage<Form> = { schema: FormDraftSlot<Form>["schema"]; path: string };

/**
 * Returns where the draft of a record's form is stored. Each form has a key of its own, so that a
 * user can type two records at the same time.
 */
export function toRecordDraftSlot<Form>(
  owner: DraftOwner,
  { schema, path }: RecordPage<Form>,
  { key }: KeyedForm,
): FormDraftSlot<Form> {
  return {
    owner: { person: owner.person, companyId: owner.companyId },
    key: toDraftKey(owner, toRecordDraftName({ key, path })),
    seconds: RECORD_DRAFT_SECONDS,
    schema,
  };
}

/**
 * The form as its page shows it. `isUnsaved` is true when there is a draft that differs from the
 * stored record, or from the empty form of a new record.
 */
type OpenedForm<Form> = FormSnapshot<Form> &
  Pick<FormAnswer<Form>, "fault"> & { isUnsaved: boolean };

/**
 * Returns the draft that the address names by its key; without a key in the address, the newest
 * draft of this page. When that draft does not exist or cannot be read, returns `initialForm`: the
 * form of the stored record, or the empty form of a new one.
 */
export async function openRecordDraft<Form>(
  owner: DraftOwner,
  request: Request,
  schema: FormDraftSlot<Form>["schema"],
  initialForm: Form,
): Promise<OpenedForm<Form>> {
  const { pathname: path, searchParams } = new URL(request.url);
  const key = searchParams.get("form") ?? (await findNewestRecordDraft(owner, path));
  const withoutDraft = { form: initialForm, revision: 0, isUnsaved: false };
  if (!key || !isIdempotencyKey(key)) return { ...withoutDraft, fault: null };
  const { draft, fault } = await openFormDraft(toRecordDraftSlot(owner, { schema, path }, { key }));
  if (!draft) return { ...withoutDraft, fault };
  const { form, revision } = draft;
  return {
    form,
    revision,
    fault,
    isUnsaved: serializeTyped(form) !== serializeTyped(schema.parse(initialForm)),
  };
}

/** Serialises the form without its hidden fields. */
function serializeTyped(form: unknown): string {
  return JSON.stringify(form, (name, value: unknown) =>
    HIDDEN_FIELDS.includes(name) ? undefined : value,
  );
}

const HIDDEN_FIELDS = ["key", "version"];

/**
 * Returns the name for a new record from the address of its form (`?name=`); empty when the address
 * has none.
 */
export function parseNewName(request: Request): string {
  const name = new URL(request.url).searchParams.get("name") ?? "";
  return name.trim().slice(0, CONTACT_LIMITS.name);
}
