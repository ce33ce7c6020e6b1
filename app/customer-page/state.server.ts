import { formatMoney } from "../../domain/money/money";
import { addCurrencySymbol } from "../../domain/money/with-symbol";
import { countDaysBetween } from "../../domain/calendar/date-arithmetic";
import { NO_DATE } from "../../domain/calendar/days";
import { chooseDueDateToShow } from "~/models/invoices/due.server";
import type { CustomerInvoice } from "~/models/invoices/customer-page.server";
import { INVOICE_STATUS, isOverdue, isUnpaid, type StatusTone } from "../../domain/invoices/status";
import { markUnbrokenAmount, markUnbrokenDay } from "./unbroken.server";
import { count } from "../../domain/words/in-languages";
import { fill } from "../../domain/words/message";
import type { CustomerTexts } from "./texts.server";

/**
 * The texts at the top of the customer's page. `headline` can contain parts that
 * `markUnbrokenAmount` and `markUnbrokenDay` have marked.
 */
export type CustomerState = {
  /** Null for an invoice of zero, on which nothing was paid or credited. */
  status: { word: string; tone: StatusTone } | null;
  headline: string;
  /** Empty when there is nothing to add. */
  detail: string;
  /** Whether the customer still has to pay something. */
  isOwed: boolean;
};

/**
 * Returns what the invoice's state means to its customer: the amount to pay and its due date, the
 * amount that comes back, or that nothing is left to pay. `today` is YYYY-MM-DD.
 */
export function toCustomerState(
  invoice: CustomerInvoice,
  today: string,
  texts: CustomerTexts,
): CustomerState {
  return isUnpaid(invoice) ? toOwedState(invoice, today, texts) : toSettledState(invoice, texts);
}

function toOwedState(
  invoice: CustomerInvoice,
  today: string,
  { words, formatDay }: CustomerTexts,
): CustomerState {
  const { status, balance, date, due_date: dueDate, document } = invoice;
  const { currency, totals } = document;
  const dated = { status, balance, date, dueDate };
  const day = chooseDueDateToShow(dated, today);
  const isLate = isOverdue(dated, today);
  const isPart = isNonZero(totals.paid);
  const priced = (figure: string) => addCurrencySymbol(currency.symbol, figure);
  const notLate = isPart
    ? { word: words.statuses.partPaid, tone: "pending" as const }
    : { word: words.statuses.toPay, tone: "approved" as const };
  return {
    status: isLate
      ? { word: count(words.statuses.late, countDaysBetween(day, today)), tone: "overdue" }
      : notLate,
    headline: fill(words.owed[chooseOwed({ hasDay: day !== "", isLate, isPart })], {
      amount: markUnbrokenAmount(priced(totals.balance)),
      date: markUnbrokenDay(day && formatDay(day)),
    }),
    detail: isPart
      ? fill(words.partOfTotal, { paid: priced(totals.paid), total: priced(totals.total) })
      : "",
    isOwed: true,
  };
}

/** Returns which sentence says what is left to pay. */
function chooseOwed({ hasDay, isLate, isPart }: Record<"hasDay" | "isLate" | "isPart", boolean>) {
  if (!hasDay) return isPart ? "toPayPart" : "toPay";
  if (isLate) return isPart ? "latePart" : "late";
  return isPart ? "duePart" : "due";
}

function toSettledState(
  invoice: CustomerInvoice,
  { words, formatDay }: CustomerTexts,
): CustomerState {
  const { status, balance, receipts, document } = invoice;
  const { creditNotes, currency, totals } = document;
  const defaults = { detail: "", isOwed: false };
  if (status === INVOICE_STATUS.voided)
    return {
      ...defaults,
      status: { word: words.statuses.void, tone: "voided" },
      headline: words.void,
    };
  if (balance < 0) {
    const amount = markUnbrokenAmount(formatMoney(currency.symbol, -balance));
    const overpaid = { word: words.statuses.moneyBack, tone: "accepted" as const };
    return { ...defaults, status: overpaid, headline: fill(words.moneyBack, { amount }) };
  }
  if (isNonZero(totals.paid)) {
    const paid = { word: words.statuses.paid, tone: "received" as const };
    const day = receipts.map(({ date }) => date).reduce((a, b) => (a > b ? a : b), NO_DATE);
    const headline =
      day === NO_DATE ? words.paid : fill(words.paidOn, { date: markUnbrokenDay(formatDay(day)) });
    return { ...defaults, status: paid, headline, detail: words.thanks };
  }
  const credited = { word: words.statuses.credited, tone: "draft" as const };
  return {
    ...defaults,
    status: creditNotes.length > 0 ? credited : null,
    headline: words.nothingToPay,
  };
}

/** Returns whether a formatted amount is not zero. */
export function isNonZero(figure: string): boolean {
  return /[1-9]/.test(figure);
}
