import { parseDate } from "../../../domain/calendar/days";
import { parseAmount } from "../../../domain/money/typed-amount";
import { isDecimalAbove } from "./checks";
import type { InvoiceForm, InvoiceRules } from "../schema";

/** Something that is probably a mistake. The user must confirm it before the invoice is saved. */
export type FormWarning = {
  text: string;
  /** The names of the fields that the warning is about. A change of any of them may remove it. */
  fields: string[];
  /** The lines that the warning is about, each with its field name. */
  lines: { name: string; field: string }[];
};

export function findWarnings(form: InvoiceForm, rules: InvoiceRules): FormWarning[] {
  return [...warnOfDueDate(form, rules), ...warnOfQuantities(form)];
}

function warnOfDueDate({ termId, date, dueDate }: InvoiceForm, rules: InvoiceRules): FormWarning[] {
  const [day, dueDay] = [parseDate(date), parseDate(dueDate)];
  if (rules.cashTermIds.includes(termId) || !day || !dueDay || dueDay >= day) return [];
  const text = "The due date is earlier than the invoice: is that meant?";
  return [{ text, fields: ["termId", "date", "dueDate"], lines: [] }];
}

function warnOfQuantities({ lines }: InvoiceForm): FormWarning[] {
  const suspicious = lines.flatMap(({ name, quantity }, index) =>
    isDecimalAbove(parseAmount(quantity), "0") ? [] : [{ name, field: `lines[${index}].quantity` }],
  );
  if (suspicious.length === 0) return [];
  return [{ text: "Quantity at or below zero", fields: [], lines: suspicious }];
}
