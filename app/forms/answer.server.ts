import { data } from "@remix-run/node";
import { EMPTY_ANSWER, type FormAnswer, type FormSnapshot, type KeyedForm } from "./answer";
import { errorWords } from "../../domain/words/errors";
import { connectionErrorMessage } from "~/lib/fault-messages";
import { randomUUID } from "node:crypto";
import { UpstreamFault } from "~/server/v2/faults.server";
import type { Difference } from "./differences";
import {
  type FormDraftSlot,
  type FormDraft,
  endFormDraft,
  saveFormDraft,
} from "./form-draft.server";

/**
 * Returns the data of the form's page after a failed post. `extras` holds the errors, and
 * additional data for the page of one kind of form.
 */
export function answerWithForm<Form, Extras extends object>(
  { form, revision }: FormSnapshot<Form>,
  status: number,
  extras: Partial<FormAnswer<Form>> & Extras,
) {
  const answer: FormAnswer<Form> & Extras = { ...EMPTY_ANSWER, form, revision, ...extras };
  return data(answer, status);
}

/** Returns the form with the message that the API could not be reached (503). */
export function answerWithConnectionError<Form>(snapshot: FormSnapshot<Form>) {
  return answerWithForm(snapshot, 503, { fault: connectionErrorMessage() });
}

/**
 * Changes that somebody else has saved since the page was rendered. `form` is the typed form, based
 * on those changes.
 */
export type ConcurrentSave<Form> = { form: Form; differences: Difference[] };

type FailedWrite<Form> = {
  error: unknown;
  /** Returns where the draft of the form is stored. */
  toDraftSlot: (form: KeyedForm) => FormDraftSlot<Form>;
  draft: FormDraft<Form>;
  /** Null when the write did not fail because of a concurrent save. */
  concurrentSave: ConcurrentSave<Form> | null;
  /** The message to show when the API sent none. */
  fallbackText: string;
  /** Returns the name of the field that an API message is about; null when it is about none. */
  findField?: (words: string) => string | null;
};

/**
 * Returns the form of the draft, or of `concurrentSave`, with the reason why the write failed.
 * After a refusal (`isRefusal`) the form has a new idempotency key; after any other fault it has
 * the same key. Throws every error that is not an `UpstreamFault`, and the fault of an ended login
 * or plan.
 */
export async function answerWithFault<Form extends KeyedForm>({
  error,
  toDraftSlot,
  draft,
  concurrentSave,
  fallbackText,
  findField,
}: FailedWrite<Form>) {
  if (!(error instanceof UpstreamFault) || error.isAccessDenied) throw error;
  console.error("[form] The form was not saved:", error.message);
  if (!isRefusal(error)) return answerWithConnectionError(draft);
  const nextDraft = await saveForNextTry(toDraftSlot, draft, concurrentSave?.form ?? draft.form);
  if (concurrentSave && concurrentSave.differences.length > 0) {
    const { differences } = concurrentSave;
    return answerWithForm(nextDraft, 409, { conflict: { isOtherTab: false, differences } });
  }
  return answerWithRefusal(nextDraft, error, { fallbackText, findField });
}

/** Tells whether the API answered that it did not carry out the request. */
export function isRefusal(fault: UpstreamFault): boolean {
  return fault.kind === "refused" || fault.kind === "notFound";
}

/**
 * Returns the form with the API's message: at the field that the message is about, or above the
 * form.
 */
export function answerWithRefusal<Form>(
  snapshot: Pick<FormDraft<Form>, "form" | "revision">,
  { words, status }: UpstreamFault,
  { fallbackText, findField }: Pick<FailedWrite<Form>, "fallbackText" | "findField">,
) {
  const field = findField?.(words);
  const text = words || fallbackText;
  return answerWithForm(
    snapshot,
    status < 500 ? status : 502,
    field ? { fieldErrors: { [field]: text } } : { fault: { title: errorWords.error, text } },
  );
}

// The API may repeat its answer for a key that it has seen, so the next attempt needs a new key.
async function saveForNextTry<Form extends KeyedForm>(
  toDraftSlot: FailedWrite<Form>["toDraftSlot"],
  draft: FormDraft<Form>,
  typed: Form,
): Promise<FormDraft<Form>> {
  const form = { ...typed, key: randomUUID() };
  const isSameSlot = toDraftSlot(form).key === toDraftSlot(draft.form).key;
  // The old draft ends before the new one is saved, because both would count against the limit.
  if (!isSameSlot) await endFormDraft(toDraftSlot(draft.form), draft.form);
  const nextDraft = { before: isSameSlot ? draft : null, form, madeBy: "" };
  // When another tab has saved the same draft in between, the next post of this page reports the
  // conflict.
  return (await saveFormDraft(toDraftSlot(form), nextDraft)) ?? { ...draft, form };
}
