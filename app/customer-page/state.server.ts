import { formatMoney } from "../../domain/money/money";
import { addCurrencySymbol } from "../../domain/money/with-symbol";
import { countDaysBetween } from "../../domain/calendar/date-arithmetic";
import { NO_DATE } from "../../domain/calendar/days";
import { chooseDueDateToShow } from "~/models/invoices/due.server";
import type { CustomerInvoice } from "~/models/invoices/customer-page.server";
import { INVOICE_STATUS, isOverdue, isUnpaid, type StatusTone } from "../../domain/invoices/status";
import { markUnbrokenAmount, markUnbrokenDay } from "./unbroken.server";
import type { Words } from "./words/words";

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
  words: Words,
): CustomerState {
  return isUnpaid(invoice) ? toOwedState(invoice, today, words) : toSettledState(invoice, words);
}

function toOwedState(invoice: CustomerInvoice, today: string, words: Words): CustomerState {
  const { status, balance, date, due_date: dueDate, document } = invoice;
  const { currency, totals } = document;
  const dated = { status, balance, date, dueDate };
  const day = chooseDueDateToShow(dated, today);
  const isLate = isOverdue(dated, today);
  const isPart = isNonZero(totals.paid);
  const priced = (figure: string) => addCurrencySymbol(currency.symbol, figure);
  const notLate = isPart
    ? { word: words.partPaid, tone: "pending" as const }
    : { word: words.toPay, tone: "approved" as const };
  return {
    status: isLate ? { word: words.late(countDaysBetween(day, today)), tone: "overdue" } : notLate,
    headline: words.owed({
      amount: markUnbrokenAmount(priced(totals.balance)),
      date: day && markUnbrokenDay(words.formatDay(day)),
      ...{ isLate, isPart },
    }),
    detail: isPart
      ? words.partOfTotal({ paid: priced(totals.paid), total: priced(totals.total) })
      : "",
    isOwed: true,
  };
}

function toSettledState(invoice: CustomerInvoice, words: Words): CustomerState {
  const { status, balance, receipts, document } = invoice;
  const { creditNotes, currency, totals } = document;
  const defaults = { detail: "", isOwed: false };
  if (status === INVOICE_STATUS.voided)
    return {
      ...defaults,
      status: { word: words.voidStatus, tone: "voided" },
      headline: words.voidHeadline,
    };
  if (balance < 0) {
    const amount = markUnbrokenAmount(formatMoney(currency.symbol, -balance));
    const overpaid = { word: words.moneyBackStatus, tone: "accepted" as const };
    return { ...defaults, status: overpaid, headline: words.giveBackHeadline(amount) };
  }
  if (isNonZero(totals.paid)) {
    const paid = { word: words.paidStatus, tone: "received" as const };
    const day = receipts.map(({ date }) => date).reduce((a, b) => (a > b ? a : b), NO_DATE);
    const headline =
      day === NO_DATE ? words.paidHeadline : words.paidOn(markUnbrokenDay(words.formatDay(day)));
    return { ...defaults, status: paid, headline, detail: words.thanks };
  }
  const credited = { word: words.creditedStatus, tone: "draft" as const };
  return {
    ...defaults,
    status: creditNotes.length > 0 ? credited : null,
    headline: words.nothingToPayHeadline,
  };
}

/** Returns whether a formatted amount is not zero. */
export function isNonZero(figure: string): boolean {
  return /[1-9]/.test(figure);
}
