import { readFieldText } from "~/lib/field-text";
import { createErrorPage } from "~/server/request/error-page.server";
import { isIdempotencyKey } from "~/server/security/posted-form.server";
import type { Session } from "~/server/session/session-storage.server";
import type { KeyedForm } from "../answer";
import { autosaveDraft } from "../autosave-draft.server";
import { toRecordDraftSlot, type RecordPage } from "./draft.server";

/** Saves what is typed in the form of a contact or an item as a draft. */
export async function autosaveRecord<Form extends KeyedForm>(
  session: Session,
  page: RecordPage<Form>,
  { request, posted }: { request: Request; posted: FormData },
): Promise<Response> {
  if (!isIdempotencyKey(readFieldText(posted, "key"))) throw createErrorPage("unreadable", 400);
  const toDraftSlot = (form: KeyedForm) => toRecordDraftSlot(session, page, form);
  const merge = async (typed: Form) => typed;
  return autosaveDraft(session, { schema: page.schema, toDraftSlot, merge }, { request, posted });
}
