import { useEffect, useState, type FormEvent } from "react";
import { readFieldText } from "~/lib/field-text";
import type { RecordPaymentForm } from "./schema";
import {
  findCashAmount,
  findShares,
  spreadForm,
  withFilledAmount,
  withShares,
} from "./spread-form";

const SECTION_ID = "payment";

type Options = {
  form: RecordPaymentForm;
  /** Returns the ids of the methods that are rounded to 5 sen in a currency. */
  listRoundedMethodIds: (currencyId: string) => string[];
};

/**
 * Spreads the amount over the invoices while the user types, and writes the amounts into the fields
 * that the user has not changed. `section` has the attributes of the element around the fields.
 */
export function useSpread({ form: rendered, listRoundedMethodIds }: Options) {
  const [form, setForm] = useState(rendered);
  const spread = spreadForm(form, listRoundedMethodIds(form.currencyId));
  const update = (element: HTMLFormElement | null) => {
    if (!element) return;
    const typed = withFilledAmount(readTyped(element, withFilled(rendered, form)));
    const { shares } = spreadForm(typed, listRoundedMethodIds(typed.currencyId));
    const next = withShares(typed, shares);
    writeFields(element, next);
    setForm(next);
  };
  // The user may have typed before script ran, and the fields keep what was typed after an answer.
  useEffect(() => {
    // An answer brings another form; nothing else changes it.
    update(document.getElementById(SECTION_ID)?.closest("form") ?? null);
  }, [rendered]);
  const canRound = listRoundedMethodIds(form.currencyId).length > 0 && findShares(form).length > 0;
  return {
    /** The form as it is now; the hidden fields of the page show what was filled in. */
    form,
    currencyId: form.currencyId,
    rest: spread.rest,
    /** The rounded sum for a payment in cash; null when rounding changes nothing. */
    inCash: canRound ? findCashAmount(spread) : null,
    section: {
      id: SECTION_ID,
      onInput: ({ currentTarget }: FormEvent<HTMLElement>) => update(currentTarget.closest("form")),
    },
  };
}

/** Returns the name of a field of an invoice. `index` counts the invoices of all currencies. */
export function toShareField(index: number, name: string): string {
  return `shares[${index}].${name}`;
}

/** Returns the rendered form with what was filled in since. */
function withFilled(rendered: RecordPaymentForm, now: RecordPaymentForm): RecordPaymentForm {
  const filled = new Map(now.shares.map((share) => [share.invoiceId, share.filled]));
  return {
    ...rendered,
    filledAmount: now.filledAmount,
    shares: rendered.shares.map((share) => ({
      ...share,
      filled: filled.get(share.invoiceId) ?? share.filled,
    })),
  };
}

function readTyped(element: HTMLFormElement, form: RecordPaymentForm): RecordPaymentForm {
  const fields = new FormData(element);
  const read = (name: string) => readFieldText(fields, name);
  return {
    ...form,
    amount: read("amount"),
    methodId: read("methodId"),
    currencyId: read("currencyId"),
    shares: form.shares.map((share, index) => ({
      ...share,
      amount: read(toShareField(index, "amount")),
    })),
  };
}

/** Writes the amounts into the fields that the user sees. React renders the hidden ones. */
function writeFields(element: HTMLFormElement, form: RecordPaymentForm): void {
  const write = (name: string, value: string) => {
    const field = element.elements.namedItem(name);
    const isSeen = field instanceof HTMLInputElement && field.type !== "hidden";
    if (isSeen && field.value !== value) field.value = value;
  };
  write("amount", form.amount);
  form.shares.forEach(({ amount }, index) => write(toShareField(index, "amount"), amount));
}
