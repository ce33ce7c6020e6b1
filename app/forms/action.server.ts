import { createHash } from "node:crypto";
import { createErrorPage } from "~/server/request/error-page.server";
import { toResendableForm } from "~/server/security/posted-form.server";
import { fingerprintPost } from "~/server/drafts/drafts.server";
import { readFieldText } from "~/lib/field-text";
import { callAfterDraftSaved } from "~/server/v2/faults.server";
import { type KeyedForm, PAGE_FIELD } from "./answer";
import { answerWithConnectionError, answerWithForm } from "./answer.server";
import { completeForm, FORM_COMPLETE_FIELD } from "./complete-form";
import type { Difference } from "./differences";
import {
  isPageCurrent,
  isResubmission,
  saveFormDraft,
  findFormDraft,
  type FormDraft,
  type PageSubmission,
  type FormDraftSlot,
} from "./form-draft.server";
import { validateForm } from "./validate.server";

/** What differs between the forms that `submitForm` handles. */
export type FormAction<Form extends KeyedForm, Changed extends { form: Form }, Answer> = {
  /** Returns where the draft of the form is stored. */
  toDraftSlot: (form: KeyedForm) => FormDraftSlot<Form>;
  /** Returns the form before the user typed anything; null when it cannot be read. */
  loadInitialForm: () => Promise<Form | null>;
  /**
   * Returns the form as the pressed button changes it. `before` is the form of the stored draft;
   * null when there is no draft.
   */
  change: (typed: Form, before: Form | null) => Changed;
  /**
   * Fills in the fields that follow from the change. `unconfirmed` holds sentences about the values
   * that the user must confirm before the form is saved; empty when there are none.
   */
  deriveFields?: (
    changed: Form,
    before: Form | null,
  ) => Promise<{ form: Form; unconfirmed: string[] }>;
  /**
   * Compares the typed form (`here`) with the stored draft (`there`). Returns null when the API
   * cannot be reached.
   */
  compare: (here: Form, there: Form) => Promise<Difference[] | null>;
  /**
   * Carries out the pressed button, such as save or delete, after the draft is saved. `isRepeat` is
   * true when the same post was handled before.
   */
  proceed: (draft: FormDraft<Form>, changed: Changed, isRepeat: boolean) => Promise<Answer>;
};

/** `form` is the posted form as `readTypedForm` returns it. */
type FormPost<Form> = { request: Request; posted: FormData; form: Form };

/**
 * Handles a post of a long form. The form is saved as a draft before the button is carried out, so
 * that no input is lost. When the stored draft is newer than the page and differs from the form,
 * the answer is the form with the conflict, except after a repeat or a resubmission.
 */
export async function submitForm<Form extends KeyedForm, Changed extends { form: Form }, Answer>(
  action: FormAction<Form, Changed, Answer>,
  { request, posted, form }: FormPost<Form>,
) {
  const madeBy = fingerprintPost(request, posted);
  // Only one of several concurrent posts saves its draft at the first attempt. The other posts try
  // again and compare their form with the saved draft.
  for (let attempt = 0; attempt < MAX_SAVE_ATTEMPTS; attempt++) {
    const answer = await saveAndProceed(action, { form, posted, madeBy });
    if (answer) return answer;
  }
  throw createErrorPage("unreachable", 503, { resend: toResendableForm(request, posted) });
}

/** After this number of attempts, an error page offers to send the form again. */
const MAX_SAVE_ATTEMPTS = 10;

/**
 * Returns the posted form as typed. Throws an error page when it cannot be parsed or a list in it
 * is too long.
 */
export async function readTypedForm<Form>(schema: FormDraftSlot<Form>["schema"], posted: FormData) {
  const read = await validateForm(schema, posted);
  if (!read.error) return read.data;
  // An error whose name is not a posted field belongs to a list that is too long.
  const [message] = Object.entries(read.error.fieldErrors).flatMap(([name, message]) =>
    posted.has(name) ? [] : [message],
  );
  throw message
    ? createErrorPage("unreadable", 422, { words: message })
    : createErrorPage("unreadable", 400);
}

type SaveAttempt<Form> = { form: Form; posted: FormData; madeBy: string };

/** Returns null when the stored draft is no longer the one that this attempt read. */
async function saveAndProceed<Form extends KeyedForm, Changed extends { form: Form }, Answer>(
  action: FormAction<Form, Changed, Answer>,
  { form, posted, madeBy }: SaveAttempt<Form>,
) {
  const slot = action.toDraftSlot(form);
  const before = await findFormDraft(slot);
  const pressedOn = describeSubmission(posted, form);
  // A repeat is the same request again, with the same fields. A resubmission is a second press on a
  // page whose first press has changed the draft already; the input is the same, the button can
  // differ.
  const isRepeat = before?.madeBy === madeBy;
  const isResubmitted = before !== null && !isRepeat && isResubmission(before, pressedOn);
  const typed = await completeTypedForm();
  if (before && !isRepeat && !isResubmitted && isPageOutdated(posted, before)) {
    const differences = await action.compare(typed, before.form);
    if (!differences)
      return answerWithConnectionError({ form: typed, revision: parseRevision(posted) ?? 0 });
    // The page shows the typed form again with the newer revision, so that the next post overwrites
    // the draft of the other tab.
    if (differences.length > 0)
      return answerWithForm({ form: typed, revision: before.revision }, 409, {
        conflict: { isOtherTab: true, differences },
      });
  }
  const changed = action.change(typed, before?.form ?? null);
  const deriveFields = action.deriveFields ?? deriveNothing;
  const draft = isRepeat
    ? before
    : await saveFormDraft(slot, {
        before,
        madeBy,
        pressedOn,
        ...(await deriveFields(changed.form, before?.form ?? null)),
      });
  return draft && callAfterDraftSaved(() => action.proceed(draft, changed, isRepeat));

  async function completeTypedForm(): Promise<Form> {
    // The page was posted again before it received the answer to its first post, which has changed
    // the form.
    if (before && isResubmitted) return before.form;
    if (posted.has(FORM_COMPLETE_FIELD)) return form;
    return completeFrom(form, posted, before?.form ?? (await action.loadInitialForm()));
  }
}

function describeSubmission(posted: FormData, form: object): PageSubmission {
  return {
    page: readFieldText(posted, PAGE_FIELD),
    revision: parseRevision(posted) ?? 0,
    typed: createHash("sha256").update(JSON.stringify(form)).digest("base64url"),
  };
}

function completeFrom<Form extends object>(
  form: Form,
  posted: FormData,
  renderedFrom: Form | null,
): Form {
  return renderedFrom ? completeForm(form, posted, renderedFrom) : form;
}

/**
 * Tells whether the stored draft has changed since the page was rendered, other than by the page's
 * own autosaves. False when the post names no revision.
 */
function isPageOutdated(posted: FormData, draft: FormDraft<unknown>): boolean {
  const revision = parseRevision(posted);
  return (
    revision !== null &&
    !isPageCurrent(draft, { page: readFieldText(posted, PAGE_FIELD), revision })
  );
}

/** Returns the revision that the page was rendered from; null when the post does not name one. */
function parseRevision(posted: FormData): number | null {
  return posted.has("revision") ? Number(posted.get("revision")) : null;
}

const deriveNothing = async <Form>(form: Form) => ({ form, unconfirmed: [] });
