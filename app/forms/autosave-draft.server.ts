import { readFieldText } from "~/lib/field-text";
import { fingerprintPost } from "~/server/drafts/drafts.server";
import type { Session } from "~/server/session/session-storage.server";
import { readTypedForm } from "./action.server";
import { type KeyedForm, PAGE_FIELD } from "./answer";
import { FORM_COMPLETE_FIELD } from "./complete-form";
import {
  hasDraftEnded,
  isPageCurrent,
  saveFormDraft,
  findFormDraft,
  type FormDraftSlot,
} from "./form-draft.server";

/** How the draft of a form is found, parsed and changed by an autosave. */
type AutosavedForm<Form extends KeyedForm> = {
  schema: FormDraftSlot<Form>["schema"];
  toDraftSlot: (form: KeyedForm) => FormDraftSlot<Form>;
  /**
   * Returns the form to save. `before` is the form of the stored draft; null when there is no
   * draft. Returns null when nothing may be saved, because the record is read-only.
   */
  merge: (typed: Form, before: Form | null) => Promise<Form | null>;
};

type Posted = { request: Request; posted: FormData };

/**
 * Saves what the user has typed between two posts of a form. Answers 204 when the draft holds the
 * typed form, and 409 when nothing may be saved: another page or tab has saved a newer draft, which
 * the next post of this page reports as a conflict when it differs; the draft has ended; the user
 * has switched the company; the page has not loaded to its end; or `merge` returns null.
 */
export async function autosaveDraft<Form extends KeyedForm>(
  session: Session,
  autosaved: AutosavedForm<Form>,
  { request, posted }: Posted,
): Promise<Response> {
  const canSave =
    readFieldText(posted, "company") === session.companyId && posted.has(FORM_COMPLETE_FIELD);
  const typed = await readTypedForm(autosaved.schema, posted);
  const isSaved = canSave && (await saveUnlessOutdated(autosaved, { request, posted, typed }));
  return new Response(null, {
    status: isSaved ? 204 : 409,
    headers: { "Cache-Control": "no-store" },
  });
}

async function saveUnlessOutdated<Form extends KeyedForm>(
  { toDraftSlot, merge }: AutosavedForm<Form>,
  { request, posted, typed }: Posted & { typed: Form },
): Promise<boolean> {
  const slot = toDraftSlot(typed);
  const typedOn = {
    page: readFieldText(posted, PAGE_FIELD),
    revision: Number(posted.get("revision") ?? NaN),
  };
  const madeBy = fingerprintPost(request, posted);
  // The loop tries again when another request has changed the draft since it was read. After a
  // request of another page, this page is outdated, and the next round ends the loop.
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

/**
 * Tells whether the typed form belongs to the stored draft or, when none is stored, to a draft that
 * has not ended.
 */
async function isSameDraft(
  slot: FormDraftSlot<unknown>,
  before: KeyedForm | undefined,
  typed: KeyedForm,
) {
  return before ? before.key === typed.key : !(await hasDraftEnded(slot, typed));
}
