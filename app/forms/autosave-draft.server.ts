import { fieldText } from "~/lib/field-text";
import { fingerprintPost } from "~/server/drafts/drafts.server";
import type { Session } from "~/server/session/session-storage.server";
import { parseFields } from "./action.server";
import type { KeyedForm } from "./answer";
import { FORM_COMPLETE_FIELD } from "./complete-form";
import {
  hasDraftEnded,
  isPageCurrent,
  saveFormDraft,
  findFormDraft,
  type FormDraftSlot,
} from "./form-draft.server";
import { PAGE_FIELD } from "./answer";

/** Where a form is kept while it is typed, and what of it. */
type AutosavedForm<Form extends KeyedForm> = {
  schema: FormDraftSlot<Form>["schema"];
  slot: (form: KeyedForm) => FormDraftSlot<Form>;
  /** What is kept of `typed`; `before` is what is kept so far. Null when nothing may be. */
  merge: (typed: Form, before: Form | null) => Promise<Form | null>;
};

type Posted = { request: Request; posted: FormData };

/**
 * Keeps what is typed in a form, between its posts. Answers 204 when the server has it, 409 when it
 * is not kept because another page or another tab is ahead of this one: the next post of the page is
 * told.
 */
export async function autosaveDraft<Form extends KeyedForm>(
  session: Session,
  typedForm: AutosavedForm<Form>,
  { request, posted }: Posted,
): Promise<Response> {
  const isOwn =
    fieldText(posted, "company") === session.companyId && posted.has(FORM_COMPLETE_FIELD);
  const typed = await parseFields(typedForm.schema, posted);
  const isKept = isOwn && (await saveUnlessOutdated(typedForm, { request, posted, typed }));
  return new Response(null, {
    status: isKept ? 204 : 409,
    headers: { "Cache-Control": "no-store" },
  });
}

async function saveUnlessOutdated<Form extends KeyedForm>(
  { slot: slotOf, merge }: AutosavedForm<Form>,
  { request, posted, typed }: Posted & { typed: Form },
): Promise<boolean> {
  const slot = slotOf(typed);
  const typedOn = {
    page: fieldText(posted, PAGE_FIELD),
    revision: Number(posted.get("revision") ?? NaN),
  };
  const madeBy = fingerprintPost(request, posted);
  for (;;) {
    const before = await findFormDraft(slot);
    if (!isPageCurrent(before, typedOn) || !(await isSameDraft(slot, before?.form, typed)))
      return false;
    if (before?.madeBy === madeBy) return true;
    const form = await merge(typed, before?.form ?? null);
    if (!form) return false;
    if (await saveFormDraft(slot, { before, form, madeBy, typedOn })) return true;
  }
}

/** Not of one that was saved or discarded, with or without another begun since. */
async function isSameDraft(
  slot: FormDraftSlot<unknown>,
  before: KeyedForm | undefined,
  typed: KeyedForm,
) {
  return before ? before.key === typed.key : !(await hasDraftEnded(slot, typed));
}
