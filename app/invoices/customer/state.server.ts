import { formatMoney } from "../../../money/money";
import { withSymbol } from "../../../money/with-symbol";
import { showDate } from "~/lib/dates";
import { dueDayToSay } from "~/models/invoices/due.server";
import type { CustomerInvoice } from "~/models/invoices/customer-page.server";
import { INVOICE_STATUS, isOverdue, isUnpaid } from "~/models/invoices/status";
import type { Words } from "./words/words";

export type CustomerState = { headline: string; due: string; isOwed: boolean };

/** What the invoice is to its customer: what is to pay, and by when. */
export function customerState(
  { status, balance, date, due_date: dueDate, document }: CustomerInvoice,
  today: string,
  words: Words,
): CustomerState {
  const { symbol } = document.currency;
  if (!isUnpaid({ status, balance })) {
    const isPaid = /[1-9]/.test(document.totals.paid);
    const settled = isPaid ? words.paid : words.nothingLeft;
    const back = words.comesBack(formatMoney(symbol, -balance));
    const left = balance < 0 ? back : settled;
    const headline = status === INVOICE_STATUS.voided ? words.void : left;
    return { headline, due: "", isOwed: false };
  }
  const dated = { status, balance, date, dueDate };
  const day = showDate(dueDayToSay(dated, today));
  return {
    headline: words.toPay(withSymbol(symbol, document.totals.balance)),
    due: day && (isOverdue(dated, today) ? words.wasDueOn(day) : words.dueOn(day)),
    isOwed: true,
  };
}
