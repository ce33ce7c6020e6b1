import { data } from "@remix-run/node";
import { EMPTY_ANSWER, type FormAnswer, type FormSnapshot, type KeyedForm } from "./answer";
import { CONNECTION_ERROR } from "~/lib/fault-messages";
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
 * Returns the form with what went wrong. `more` holds additional data for the page of one kind of
 * form.
 */
export function answerWithForm<Form, More extends object>(
  { form, revision }: FormSnapshot<Form>,
  status: number,
  more: Partial<FormAnswer<Form>> & More,
) {
  const answer: FormAnswer<Form> & More = { ...EMPTY_ANSWER, form, revision, ...more };
  return data(answer, status);
}

/** Returns the form with the message that the API could not be reached (503). */
export function answerWithConnectionError<Form>(shown: FormSnapshot<Form>) {
  return answerWithForm(shown, 503, { fault: CONNECTION_ERROR });
}

/**
 * Changes that somebody else has saved since the page was rendered. `form` is the typed form, based
 * on those changes.
 */
export type ConcurrentSave<Form> = { form: Form; differences: Difference[] };
type FailedWrite<Form> = {
  error: unknown;
  slot: (form: KeyedForm) => FormDraftSlot<Form>;
  draft: FormDraft<Form>;
  /** Null when the write did not fail because of a concurrent save. */
  concurrentSave: ConcurrentSave<Form> | null;
  /** The message to show when the API sent none. */
  fallbackText: string;
  /** Returns the name of the field that an API message is about; null when it is about none. */
  findField?: (words: string) => string | null;
};

/**
 * Returns the form as typed, with the reason why the write failed. Throws every error that is not a
 * fault of the API. The next attempt is sent under a new idempotency key.
 */
export async function answerWithFault<Form extends KeyedForm>({
  error,
  slot,
  draft: kept,
  concurrentSave: savedMeanwhile,
  fallbackText: otherwise,
  findField: fieldOf,
}: FailedWrite<Form>) {
  if (!(error instanceof UpstreamFault) || error.isAccessDenied) throw error;
  console.error("[form]", error.message);
  if (!isRefusal(error)) return answerWithConnectionError(kept);
  const again = await saveForNextTry(slot, kept, savedMeanwhile?.form ?? kept.form);
  if (savedMeanwhile && savedMeanwhile.differences.length > 0) {
    const { differences } = savedMeanwhile;
    return answerWithForm(again, 409, { conflict: { isOtherTab: false, differences } });
  }
  return answerWithRefusal(again, error, { fallbackText: otherwise, findField: fieldOf });
}

/** Tells whether the API answered and rejected the request. */
export function isRefusal(fault: UpstreamFault): boolean {
  return fault.kind === "refused" || fault.kind === "notFound";
}

/** Returns the form with the API's message, shown beside the field that it is about. */
export function answerWithRefusal<Form>(
  shown: Pick<FormDraft<Form>, "form" | "revision">,
  { words, status }: UpstreamFault,
  {
    fallbackText: otherwise,
    findField: fieldOf,
  }: Pick<FailedWrite<Form>, "fallbackText" | "findField">,
) {
  const field = fieldOf?.(words);
  const text = words || otherwise;
  return answerWithForm(
    shown,
    status < 500 ? status : 502,
    field ? { fieldErrors: { [field]: text } } : { fault: { title: "Error", text } },
  );
}
// The API repeats its answer for a key that it has seen, so the next attempt needs a new key.

async function saveForNextTry<Form extends KeyedForm>(
  slot: FailedWrite<Form>["slot"],
  kept: FormDraft<Form>,
  typed: Form,
): Promise<FormDraft<Form>> {
  const form = { ...typed, key: randomUUID() };
  const isSameSlot = slot(form).key === slot(kept.form).key;
  // The old draft ends before the new one is saved, because both would count against the limit.
  if (!isSameSlot) await endFormDraft(slot(kept.form), kept.form);
  const again = { before: isSameSlot ? kept : null, form, madeBy: "" };
  // When another tab has saved this draft meanwhile, the next post of this page reports it.
  return (await saveFormDraft(slot(form), again)) ?? { ...kept, form };
}
