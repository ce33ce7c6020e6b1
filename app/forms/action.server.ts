import { createHash } from "node:crypto";
import { errorPage } from "~/server/request/error-page.server";
import { toResend } from "~/server/security/posted-form.server";
import { fingerprintPost } from "~/server/drafts/drafts.server";
import { fieldText } from "~/lib/field-text";
import { callAfterDraftSaved } from "~/server/v2/faults.server";
import type { KeyedForm } from "./answer";
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
import { PAGE_FIELD } from "./answer";
import { validateForm } from "./validate.server";

/** What one post of one form does its own way; all else is here. */
export type FormAction<Form extends KeyedForm, Changed extends { form: Form }, Answer> = {
  slot: (form: KeyedForm) => FormDraftSlot<Form>;
  /** The form before anything was typed; null while it cannot be read. */
  loadInitialForm: () => Promise<Form | null>;
  /** The form after the button. `before` is what is kept so far. */
  change: (typed: Form, before: Form | null) => Changed;
  /** Fills in what follows from the change; `unconfirmed` tells of it in sentences. */
  deriveFields?: (
    changed: Form,
    before: Form | null,
  ) => Promise<{ form: Form; unconfirmed: string[] }>;
  /** What two forms of one record differ in; null while that cannot be told. */
  compare: (here: Form, there: Form) => Promise<Difference[] | null>;
  /** What the post comes to, now that its form is kept; `isRepeat` when it was before. */
  proceed: (kept: FormDraft<Form>, changed: Changed, isRepeat: boolean) => Promise<Answer>;
};

/** `form` is what was posted, as `readForm` reads it. */
type FormPost<Form> = { request: Request; posted: FormData; form: Form };

/**
 * What a button of a form asks for. The form is kept first, whatever comes of it, so that nothing
 * typed is lost.
 */
export async function submitForm<Form extends KeyedForm, Changed extends { form: Form }, Answer>(
  action: FormAction<Form, Changed, Answer>,
  { request, posted, form }: FormPost<Form>,
) {
  const madeBy = fingerprintPost(request, posted);
  // Of several posts at once one is kept; the others then find it, and are told.
  for (let attempt = 0; attempt < MAX_SAVE_ATTEMPTS; attempt++) {
    const answered = await saveAndProceed(action, { form, posted, madeBy });
    if (answered) return answered;
  }
  throw errorPage("unreachable", 503, { resend: toResend(request, posted) });
}

const MAX_SAVE_ATTEMPTS = 10;

/** As typed; throws the page that says that it cannot be read, or which list is too long. */
export async function parseFields<Form>(schema: FormDraftSlot<Form>["schema"], posted: FormData) {
  const read = await validateForm(schema, posted);
  if (!read.error) return read.data;
  // No field has the name of a list: what is wrong is how much it holds.
  const [words] = Object.entries(read.error.fieldErrors).flatMap(([name, message]) =>
    posted.has(name) ? [] : [message],
  );
  throw words ? errorPage("unreadable", 422, { words }) : errorPage("unreadable", 400);
}

type SaveAttempt<Form> = { form: Form; posted: FormData; madeBy: string };

/** Null when another post has changed what is kept since it was read here. */
async function saveAndProceed<Form extends KeyedForm, Changed extends { form: Form }, Answer>(
  action: FormAction<Form, Changed, Answer>,
  { form, posted, madeBy }: SaveAttempt<Form>,
) {
  const slot = action.slot(form);
  const before = await findFormDraft(slot);
  const pressedOn = describeSubmission(posted, form);
  const isRepeat = before?.madeBy === madeBy;
  const isPressedAgain = before !== null && !isRepeat && isResubmission(before, pressedOn);
  const typed = await typedForm();
  if (before && !isRepeat && !isPressedAgain && isPageOutdated(posted, before)) {
    const differences = await action.compare(typed, before.form);
    if (!differences)
      return answerWithConnectionError({ form: typed, revision: parseRevision(posted) ?? 0 });
    // On this page again, and over the other: what is chosen is kept by the next post.
    if (differences.length > 0)
      return answerWithForm({ form: typed, revision: before.revision }, 409, {
        conflict: { isOtherTab: true, differences },
      });
  }
  const changed = action.change(typed, before?.form ?? null);
  const settle = action.deriveFields ?? deriveNothing;
  const kept = isRepeat
    ? before
    : await saveFormDraft(slot, {
        before,
        madeBy,
        pressedOn,
        ...(await settle(changed.form, before?.form ?? null)),
      });
  return kept && callAfterDraftSaved(() => action.proceed(kept, changed, isRepeat));

  async function typedForm(): Promise<Form> {
    // The page has not seen yet what its first button made of the form.
    if (before && isPressedAgain) return before.form;
    if (posted.has(FORM_COMPLETE_FIELD)) return form;
    return completeFrom(form, posted, before?.form ?? (await action.loadInitialForm()));
  }
}

function describeSubmission(posted: FormData, form: object): PageSubmission {
  return {
    page: fieldText(posted, PAGE_FIELD),
    revision: parseRevision(posted) ?? 0,
    typed: createHash("sha256").update(JSON.stringify(form)).digest("base64url"),
  };
}

function completeFrom<Form extends object>(
  form: Form,
  posted: FormData,
  madeFrom: Form | null,
): Form {
  return madeFrom ? completeForm(form, posted, madeFrom) : form;
}

/** The page was made from an older form than what is kept. */
function isPageOutdated(posted: FormData, kept: FormDraft<unknown>): boolean {
  const revision = parseRevision(posted);
  return (
    revision !== null && !isPageCurrent(kept, { page: fieldText(posted, PAGE_FIELD), revision })
  );
}

/** Of the form that the page was made from; null when the page does not say. */
function parseRevision(posted: FormData): number | null {
  return posted.has("revision") ? Number(posted.get("revision")) : null;
}

const deriveNothing = async <Form>(form: Form) => ({ form, unconfirmed: [] });
