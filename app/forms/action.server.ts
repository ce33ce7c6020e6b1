import { createHash } from "node:crypto";
import { errorPage } from "~/server/request/error-page.server";
import { toResend } from "~/server/security/posted-form.server";
import { fingerprintPost } from "~/server/drafts/drafts.server";
import { fieldText } from "~/lib/field-text";
import { callAfterDraftSaved } from "~/server/v2/faults.server";
import type { KeyedForm } from "./answer";
import { answerConnectionError, answerForm } from "./answer.server";
import { completeForm, FORM_COMPLETE_FIELD } from "./complete-form";
import type { Difference } from "./differences";
import {
  isNewest,
  isSamePress,
  keep,
  readKept,
  type Kept,
  type PressedPage,
  type Slot,
} from "./kept-form.server";
import { PAGE_FIELD } from "./page-field";
import { validateForm } from "./validate.server";

/** What one post of one form does its own way; all else is here. */
export type FormAction<Form extends KeyedForm, Changed extends { form: Form }, Answer> = {
  slot: (form: KeyedForm) => Slot<Form>;
  /** The form before anything was typed; null while it cannot be read. */
  initial: () => Promise<Form | null>;
  /** The form after the button. `before` is what is kept so far. */
  change: (typed: Form, before: Form | null) => Changed;
  /** Fills in what follows from the change; `unconfirmed` tells of it in sentences. */
  settle?: (changed: Form, before: Form | null) => Promise<{ form: Form; unconfirmed: string[] }>;
  /** What two forms of one record differ in; null while that cannot be told. */
  compare: (here: Form, there: Form) => Promise<Difference[] | null>;
  /** What the post comes to, now that its form is kept; `isRepeat` when it was before. */
  proceed: (kept: Kept<Form>, changed: Changed, isRepeat: boolean) => Promise<Answer>;
};

/** `form` is what was posted, as `readForm` reads it. */
type Post<Form> = { request: Request; posted: FormData; form: Form };

/**
 * What a button of a form asks for. The form is kept first, whatever comes of it, so that nothing
 * typed is lost.
 */
export async function submitForm<Form extends KeyedForm, Changed extends { form: Form }, Answer>(
  action: FormAction<Form, Changed, Answer>,
  { request, posted, form }: Post<Form>,
) {
  const madeBy = fingerprintPost(request, posted);
  // Of several posts at once one is kept; the others then find it, and are told.
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const answered = await keepAndProceed(action, { form, posted, madeBy });
    if (answered) return answered;
  }
  throw errorPage("unreachable", 503, { resend: toResend(request, posted) });
}

const MOST_ATTEMPTS = 10;

/** As typed; throws the page that says that it cannot be read, or which list is too long. */
export async function readForm<Form>(schema: Slot<Form>["schema"], posted: FormData) {
  const read = await validateForm(schema, posted);
  if (!read.error) return read.data;
  // No field has the name of a list: what is wrong is how much it holds.
  const [words] = Object.entries(read.error.fieldErrors).flatMap(([name, message]) =>
    posted.has(name) ? [] : [message],
  );
  throw words ? errorPage("unreadable", 422, { words }) : errorPage("unreadable", 400);
}

type Attempt<Form> = { form: Form; posted: FormData; madeBy: string };

/** Null when another post has changed what is kept since it was read here. */
async function keepAndProceed<Form extends KeyedForm, Changed extends { form: Form }, Answer>(
  action: FormAction<Form, Changed, Answer>,
  { form, posted, madeBy }: Attempt<Form>,
) {
  const slot = action.slot(form);
  const before = await readKept(slot);
  const pressedOn = pressedPage(posted, form);
  const isRepeat = before?.madeBy === madeBy;
  const isPressedAgain = before !== null && !isRepeat && isSamePress(before, pressedOn);
  const typed = await typedForm();
  if (before && !isRepeat && !isPressedAgain && isOlder(posted, before)) {
    const differences = await action.compare(typed, before.form);
    if (!differences)
      return answerConnectionError({ form: typed, revision: revisionOf(posted) ?? 0 });
    // On this page again, and over the other: what is chosen is kept by the next post.
    if (differences.length > 0)
      return answerForm({ form: typed, revision: before.revision }, 409, {
        conflict: { isOtherTab: true, differences },
      });
  }
  const changed = action.change(typed, before?.form ?? null);
  const settle = action.settle ?? asItIs;
  const kept = isRepeat
    ? before
    : await keep(slot, {
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
    return complete(form, posted, before?.form ?? (await action.initial()));
  }
}

function pressedPage(posted: FormData, form: object): PressedPage {
  return {
    page: fieldText(posted, PAGE_FIELD),
    revision: revisionOf(posted) ?? 0,
    typed: createHash("sha256").update(JSON.stringify(form)).digest("base64url"),
  };
}

function complete<Form extends object>(form: Form, posted: FormData, madeFrom: Form | null): Form {
  return madeFrom ? completeForm(form, posted, madeFrom) : form;
}

/** The page was made from an older form than what is kept. */
function isOlder(posted: FormData, kept: Kept<unknown>): boolean {
  const revision = revisionOf(posted);
  return revision !== null && !isNewest(kept, { page: fieldText(posted, PAGE_FIELD), revision });
}

/** Of the form that the page was made from; null when the page does not say. */
function revisionOf(posted: FormData): number | null {
  return posted.has("revision") ? Number(posted.get("revision")) : null;
}

const asItIs = async <Form>(form: Form) => ({ form, unconfirmed: [] });
