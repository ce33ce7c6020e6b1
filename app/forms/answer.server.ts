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

/** The form again, with what the page is told; `more` is what one kind of form tells besides. */
export function answerWithForm<Form, More extends object>(
  { form, revision }: FormSnapshot<Form>,
  status: number,
  more: Partial<FormAnswer<Form>> & More,
) {
  const answer: FormAnswer<Form> & More = { ...EMPTY_ANSWER, form, revision, ...more };
  return data(answer, status);
}

/** The API does not answer. */
export function answerWithConnectionError<Form>(shown: FormSnapshot<Form>) {
  return answerWithForm(shown, 503, { fault: CONNECTION_ERROR });
}

/** What somebody else saved since the page was made; `form` is what was typed, over that. */
export type ConcurrentSave<Form> = { form: Form; differences: Difference[] };
type FailedWrite<Form> = {
  error: unknown;
  slot: (form: KeyedForm) => FormDraftSlot<Form>;
  draft: FormDraft<Form>;
  /** Null when it was not refused for that. */
  concurrentSave: ConcurrentSave<Form> | null;
  /** What is told where the API has no words for it. */
  fallbackText: string;
  /** The field that the API's words are about; null when they name none. */
  findField?: (words: string) => string | null;
};

/**
 * The form as typed, with what went wrong while it was written; throws what is no fault of the API.
 * The next try is a new one, under a new key.
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

/** The API has answered, and said no. */
export function isRefusal(fault: UpstreamFault): boolean {
  return fault.kind === "refused" || fault.kind === "notFound";
}

/** The form with the API's words, beside the field that they are about. */
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
// What was answered under a key stays its answer.

async function saveForNextTry<Form extends KeyedForm>(
  slot: FailedWrite<Form>["slot"],
  kept: FormDraft<Form>,
  typed: Form,
): Promise<FormDraft<Form>> {
  const form = { ...typed, key: randomUUID() };
  const isSameSlot = slot(form).key === slot(kept.form).key;
  // Before the new one is kept: it would count against the limit beside it.
  if (!isSameSlot) await endFormDraft(slot(kept.form), kept.form);
  const again = { before: isSameSlot ? kept : null, form, madeBy: "" };
  // Another tab has kept its own meanwhile: the next post of this page is told so.
  return (await saveFormDraft(slot(form), again)) ?? { ...kept, form };
}
