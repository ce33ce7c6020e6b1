import { readDate } from "~/lib/dates";
import { readTypedAmount } from "~/lib/typed-amount";
import { isAbove } from "./checks";
import type { InvoiceForm, InvoiceRules } from "./schema";

/** What is probably a slip: the person is asked before it is saved. */
export type Doubt = {
  text: string;
  /** Of the lines that it is about. */
  lineNames: string[];
};

export function findDoubts(form: InvoiceForm, rules: InvoiceRules): Doubt[] {
  return [...doubtDueDate(form, rules), ...doubtQuantities(form)];
}

function doubtDueDate({ termId, date, dueDate }: InvoiceForm, rules: InvoiceRules): Doubt[] {
  const [day, dueDay] = [readDate(date), readDate(dueDate)];
  if (rules.cashTermIds.includes(termId) || !day || !dueDay || dueDay >= day) return [];
  const text = "The due date is earlier than the invoice: is that meant?";
  return [{ text, lineNames: [] }];
}

function doubtQuantities({ lines }: InvoiceForm): Doubt[] {
  const doubtful = lines.filter(({ quantity }) => !isAbove(readTypedAmount(quantity), "0"));
  if (doubtful.length === 0) return [];
  const lineNames = doubtful.map(({ name }) => name);
  return [{ text: "Quantity at or below zero", lineNames }];
}
