import { randomUUID } from "node:crypto";
import { hasCashRounding, roundCashPayments } from "../../../domain/money/cash-rounding";
import { formatAmount, minorToText } from "../../../domain/money/money";
import { getCompanyToday } from "~/lib/company-day.server";
import { formatDate } from "../../../domain/calendar/days";
import { owedPaths } from "~/lib/owed-paths";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import { readCustomerBalance } from "~/models/receipts/unpaid.server";
import { isRateOne } from "~/models/wire.server";
import type { Session } from "~/server/session/session-storage.server";
import { listExtensions, requireExtension } from "~/server/v2/extensions.server";
import { findBarrier } from "../barrier.server";
import { toHeadingView, toPartialAmountHeadingView } from "../invoice-heading.server";
import { listRoundedMethodIds, readMoneyChoices, toFirstWay } from "../money-choices.server";
import { requireUndeletedInvoice } from "../undeleted-invoice.server";
import type { RecordPaymentForm } from "./schema";

/**
 * Returns a payment form whose amount is the balance, and the reason when no payment can be
 * recorded.
 */
export async function loadPaymentForm(session: Session, id: string) {
  await requireExtension("payments");
  const [invoice, choices] = await Promise.all([
    requireUndeletedInvoice(session, id),
    readMoneyChoices(session),
  ]);
  const { methods, accounts, base } = choices;
  const barrier = findBarrier("record_payment", invoice);
  const customer = barrier ? null : await findCustomer(session, invoice);
  const today = getCompanyToday(session.countryId);
  const { currency } = invoice;
  const balance = minorToText(invoice.balance);
  const form: RecordPaymentForm = {
    ...toFirstWay(choices),
    key: randomUUID(),
    amount: balance,
    date: formatDate(today),
    rate: "",
    currencyId: currency.id,
    filledAmount: balance,
    shares: customer
      ? [
          {
            ...{ invoiceId: id, no: invoice.no, currencyId: currency.id },
            ...{ balance, filled: balance, amount: balance },
          },
        ]
      : [],
    shownRest: "",
  };
  return {
    companyId: session.companyId,
    form,
    barrier,
    heading: barrier
      ? toHeadingView(invoice)
      : toPartialAmountHeadingView(invoice, invoice.balance, "stillToPay"),
    name: invoice.contact_name,
    symbol: currency.symbol,
    firstDay: invoice.date,
    lastDay: today,
    isForeign: !isRateOne(invoice.currency_rate),
    inCash: toCashAmount(invoice, base?.code),
    roundedMethodIds: listRoundedMethodIds(choices, currency.code),
    /** The address of the page that pays several invoices; empty when this is the only one. */
    severalUrl: customer?.severalUrl ?? "",
    methods,
    accounts,
  };
}

/**
 * Returns the address of the page that pays several invoices of the customer; empty when no other
 * invoice is unpaid. Returns null when nothing can go on account: without the extension `receipts`,
 * and for a cash sale.
 */
async function findCustomer(session: Session, { contact_id, currency }: InvoiceRecord) {
  if (!(await listExtensions()).includes("receipts")) return null;
  const { unpaid, is_cash_customer } = await readCustomerBalance(session, contact_id);
  if (is_cash_customer) return null;
  const count = unpaid.filter((each) => each.currency.id === currency.id).length;
  const query = { currency: currency.code };
  return { severalUrl: count > 1 ? owedPaths.recordPayment(contact_id, query) : "" };
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
