import { randomUUID } from "node:crypto";
import { hasCashRounding, roundCashPayments } from "../../../domain/money/cash-rounding";
import { formatAmount, minorToText } from "../../../domain/money/money";
import { getCompanyToday } from "~/lib/company-day.server";
import { formatDate } from "../../../domain/calendar/days";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import { isRateOne } from "~/models/wire.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { findBarrier } from "../barrier.server";
import { toHeadingView, toPartialAmountHeadingView } from "../invoice-heading.server";
import { readPaymentChoices } from "./choices.server";
import { requireUndeletedInvoice } from "../undeleted-invoice.server";
import type { RecordPaymentForm } from "./schema";

/**
 * Returns a payment form whose amount is the balance, and the reason when no payment can be
 * recorded.
 */
export async function loadPaymentForm(session: Session, id: string) {
  await requireExtension("payments");
  const [invoice, { methods, accounts, base }] = await Promise.all([
    requireUndeletedInvoice(session, id),
    readPaymentChoices(session),
  ]);
  const barrier = findBarrier("record_payment", invoice);
  const [method] = methods;
  const today = getCompanyToday(session.countryId);
  const form: RecordPaymentForm = {
    key: randomUUID(),
    amount: minorToText(invoice.balance),
    date: formatDate(today),
    methodId: method?.id ?? "",
    accountId: method?.accountId ?? "",
    filledFor: method?.id ?? "",
    reference: "",
    rate: "",
  };
  return {
    companyId: session.companyId,
    form,
    barrier,
    heading: barrier
      ? toHeadingView(invoice)
      : toPartialAmountHeadingView(invoice, invoice.balance, "still to pay"),
    symbol: invoice.currency.symbol,
    firstDay: invoice.date,
    lastDay: today,
    isForeign: !isRateOne(invoice.currency_rate),
    inCash: toCashAmount(invoice, base?.code),
    methods,
    accounts,
  };
}

/**
 * Returns the balance rounded to 5 sen for a payment in cash, and the rounding; null when rounding
 * changes nothing.
 */
function toCashAmount({ balance, currency }: InvoiceRecord, baseCode: string | undefined) {
  const isCash = hasCashRounding(baseCode, currency.code);
  const fullPayment = { amount: balance, isCash, isRecorded: false };
  const { rounding } = roundCashPayments(balance, [fullPayment]);
  if (!rounding) return null;
  return { amount: formatAmount(balance + rounding), rounding: formatAmount(rounding) };
}
