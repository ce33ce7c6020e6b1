import { invoiceCheckWords as words } from "../../../domain/words/invoice-checks";
import { parseDate } from "../../../domain/calendar/days";
import { parseAmount } from "../../../domain/money/typed-amount";
import { isDecimalAbove } from "./checks";
import type { InvoiceForm, InvoiceRules } from "../schema";

/**
 * A warning of a probable mistake. The user must confirm the warning before the invoice is saved.
 */
export type FormWarning = {
  text: string;
  /**
   * The names of the fields that the warning is about; empty when it is about lines. When one of
   * the fields is changed, the warning is hidden.
   */
  fields: string[];
  /** The lines that the warning is about, each with the name of its field. */
  lines: { name: string; field: string }[];
};

export function findWarnings(form: InvoiceForm, rules: InvoiceRules): FormWarning[] {
  return [...warnOfDueDate(form, rules), ...warnOfQuantities(form)];
}

function warnOfDueDate({ termId, date, dueDate }: InvoiceForm, rules: InvoiceRules): FormWarning[] {
  const [day, dueDay] = [parseDate(date), parseDate(dueDate)];
  if (rules.cashTermIds.includes(termId) || !day || !dueDay || dueDay >= day) return [];
  return [{ text: words.dueBeforeInvoice, fields: ["termId", "date", "dueDate"], lines: [] }];
}

/**
 * Warns of lines with a quantity of zero or less. The checks of the form run before and refuse a
 * quantity that cannot be parsed.
 */
function warnOfQuantities({ lines }: InvoiceForm): FormWarning[] {
  const suspicious = lines.flatMap(({ name, quantity }, index) =>
    isDecimalAbove(parseAmount(quantity), "0") ? [] : [{ name, field: `lines[${index}].quantity` }],
  );
  if (suspicious.length === 0) return [];
  return [{ text: words.quantityNotAboveZero, fields: [], lines: suspicious }];
}
