import { randomUUID } from "node:crypto";
import { UpstreamFault } from "~/server/v2/faults.server";
import type { KeyedForm } from "./answer";
import { answerConnectionError, answerForm } from "./answer.server";
import type { Difference } from "./differences";
import { endKept, keep, type Kept, type Slot } from "./kept-form.server";

/** What somebody else saved since the page was made; `form` is what was typed, over that. */
export type SavedMeanwhile<Form> = { form: Form; differences: Difference[] };

type Failed<Form> = {
  error: unknown;
  slot: (form: KeyedForm) => Slot<Form>;
  kept: Kept<Form>;
  /** Null when it was not refused for that. */
  savedMeanwhile: SavedMeanwhile<Form> | null;
  /** What is told where the API has no words for it. */
  otherwise: string;
  /** The field that the API's words are about; null when they name none. */
  fieldOf?: (words: string) => string | null;
};

/**
 * The form as typed, with what went wrong while it was written; throws what is no fault of the API.
 * The next try is a new one, under a new key.
 */
export async function answerFault<Form extends KeyedForm>({
  error,
  slot,
  kept,
  savedMeanwhile,
  otherwise,
  fieldOf,
}: Failed<Form>) {
  if (!(error instanceof UpstreamFault) || error.isAccessDenied) throw error;
  console.error("[form]", error.message);
  if (!isRefusal(error)) return answerConnectionError(kept);
  const again = await keepForNextTry(slot, kept, savedMeanwhile?.form ?? kept.form);
  if (savedMeanwhile && savedMeanwhile.differences.length > 0) {
    const { differences } = savedMeanwhile;
    return answerForm(again, 409, { conflict: { isOtherTab: false, differences } });
  }
  return answerRefusal(again, error, { otherwise, fieldOf });
}

/** The API has answered, and said no. */
export function isRefusal(fault: UpstreamFault): boolean {
  return fault.kind === "refused" || fault.kind === "notFound";
}

/** The form with the API's words, beside the field that they are about. */
export function answerRefusal<Form>(
  shown: Pick<Kept<Form>, "form" | "revision">,
  { words, status }: UpstreamFault,
  { otherwise, fieldOf }: Pick<Failed<Form>, "otherwise" | "fieldOf">,
) {
  const field = fieldOf?.(words);
  const text = words || otherwise;
  return answerForm(
    shown,
    status < 500 ? status : 502,
    field ? { fieldErrors: { [field]: text } } : { fault: { title: "Error", text } },
  );
}

// What was answered under a key stays its answer.
async function keepForNextTry<Form extends KeyedForm>(
  slot: Failed<Form>["slot"],
  kept: Kept<Form>,
  typed: Form,
): Promise<Kept<Form>> {
  const form = { ...typed, key: randomUUID() };
  const isSameSlot = slot(form).key === slot(kept.form).key;
  // Before the new one is kept: it would count against the limit beside it.
  if (!isSameSlot) await endKept(slot(kept.form), kept.form);
  const again = { before: isSameSlot ? kept : null, form, madeBy: "" };
  // Another tab has kept its own meanwhile: the next post of this page is told so.
  return (await keep(slot(form), again)) ?? { ...kept, form };
}
