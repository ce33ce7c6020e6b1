import type { InvoiceForm } from "~/forms/invoice";

/** The last field of the form: without it the page was not there to its end when it was posted. */
export const WHOLE = "whole";

/**
 * What a post holds, completed by what it lacks from the form its page was
 * made from: on a slow line a button can be pressed before the lines below it
 * have arrived. Lines go by a button of their own, never by their absence.
 */
export function completed(typed: InvoiceForm, posted: FormData, before: InvoiceForm): InvoiceForm {
  return {
    ...fillIn(typed, before, "", posted),
    lines: before.lines.map((line) => {
      const index = typed.lines.findIndex(({ id }) => id === line.id);
      return fillIn(typed.lines[index] ?? line, line, `lines[${index}].`, posted);
    }),
    payments: before.payments.map((payment, index) => fillIn(typed.payments[index] ?? payment, payment, `payments[${index}].`, posted)),
  };
}

/** Each field of `typed` that was posted, the others from `before`. */
function fillIn<Fields extends object>(typed: Fields, before: Fields, prefix: string, posted: FormData): Fields {
  const lacking = Object.entries(before).filter(([name]) => !posted.has(`${prefix}${name}`));
  return { ...typed, ...Object.fromEntries(lacking) };
}
