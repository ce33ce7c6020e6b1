import { invoiceSaveWords as words } from "../../../../domain/words/invoice-save";
import { fill } from "../../../../domain/words/message";
import type { InvoiceForm } from "~/invoices/schema";
import { parseDate } from "../../../../domain/calendar/days";
import { formatTermDueDate, findTerm, type InvoiceLists } from "~/models/invoices/choices.server";
import { findRate } from "~/models/rates.server";
import type { FormContext } from "../context.server";
import type { Session } from "~/server/session/session-storage.server";
import { toInvoiceRules } from "~/invoices/rules.server";
import { readProduct } from "~/models/products/record.server";
import { UpstreamFault } from "~/server/v2/faults.server";

type DeriveOptions = {
  /** The form that the page was rendered with. */
  before: InvoiceForm;
  form: InvoiceForm;
  /** True when the button that counts the due date from the invoice date was pressed. */
  countsFromInvoiceDate: boolean;
};

/**
 * Derives the due date after a change of the term, and the exchange rate when it is empty. A due
 * date that was typed together with the term stays. With `countsFromInvoiceDate`, the due date is
 * counted from the invoice date, even when a due date was typed. `messages` describe derived values
 * or say that no rate is known, so that the user can check the form before saving.
 */
export async function deriveDueDateAndRate(
  session: Session,
  { lists }: FormContext,
  { before, form, countsFromInvoiceDate }: DeriveOptions,
): Promise<{ form: InvoiceForm; messages: string[] }> {
  const due = countsFromInvoiceDate
    ? matchDueDate(lists, form)
    : deriveDueDate(lists, before, form);
  const rate = await deriveRate(session, lists, before, form);
  return {
    form: { ...form, ...due?.fields, ...rate?.fields },
    messages: [due, rate].flatMap((change) => change?.messages ?? []),
  };
}

type DerivedChange = { fields: Partial<InvoiceForm>; messages: string[] };

/**
 * Counts the due date from the invoice date; null when that date cannot be parsed, and for a cash
 * term.
 */
function matchDueDate(lists: InvoiceLists, form: InvoiceForm): DerivedChange | null {
  const date = parseDate(form.date);
  return date ? toDueDateChange(formatTermDueDate(findTerm(lists, form.termId), date)) : null;
}

/**
 * Counts the due date from today. Returns null when the term is unchanged or a cash term, or when
 * the user has typed a due date.
 */
function deriveDueDate(
  lists: InvoiceLists,
  before: InvoiceForm,
  form: InvoiceForm,
): DerivedChange | null {
  const isUntouched = form.dueDate === before.dueDate;
  if (form.termId === before.termId || !isUntouched) return null;
  return toDueDateChange(formatTermDueDate(findTerm(lists, form.termId), lists.today));
}

/** Returns null when `dueDate` is empty, as for a cash term. */
function toDueDateChange(dueDate: string): DerivedChange | null {
  if (!dueDate) return null;
  return { fields: { dueDate }, messages: [fill(words.newDueDate, { date: dueDate })] };
}

/**
 * Looks up the exchange rate; the rate of the base currency is 1. For another currency, returns
 * null when the form has a rate already, when the date cannot be parsed, when no currency is
 * chosen, or when the message that no rate is known was shown before.
 */
async function deriveRate(
  session: Session,
  lists: InvoiceLists,
  before: InvoiceForm,
  form: InvoiceForm,
): Promise<DerivedChange | null> {
  const { baseCurrencyId } = toInvoiceRules(lists);
  const date = parseDate(form.date);
  if (form.currencyId === baseCurrencyId) return { fields: { rate: "1" }, messages: [] };
  if (!date || !form.currencyId || form.rate.trim() !== "") return null;
  const rate = await findRate(session, { from: form.currencyId, to: baseCurrencyId, date });
  if (rate) return { fields: { rate }, messages: [fill(words.newRate, { rate })] };
  // The message is shown once. When the rate is still empty after that, the checks of the form
  // report an error.
  return before.rate === "" ? null : { fields: {}, messages: [words.noRate] };
}

/**
 * Reads the items of lines that are marked as out of use (`isGone`), and returns the form without
 * the mark on lines whose item is in use again.
 */
export async function unmarkItemsInUse(session: Session, form: InvoiceForm): Promise<InvoiceForm> {
  if (!form.lines.some(({ isGone }) => isGone)) return form;
  const lines = form.lines.map(async (line) =>
    line.isGone && (await isInUse(session, line.productId)) ? { ...line, isGone: "" } : line,
  );
  return { ...form, lines: await Promise.all(lines) };
}

async function isInUse(session: Session, productId: string): Promise<boolean> {
  try {
    return (await readProduct(session, productId)).is_active;
  } catch (error) {
    // The line stays marked, because a fault of the API must not prevent using the draft.
    if (error instanceof UpstreamFault && !error.isAccessDenied) return false;
    throw error;
  }
}
