import { hasCashRounding, roundCashPayments } from "../../../domain/money/cash-rounding";
import { formatDate } from "../../../domain/calendar/days";
import { sum, toMinor } from "../../../domain/money/money";
import { readTimeZoneAndCurrency } from "../../company/time-zone-and-currency";
import type { CompanyBooks } from "../../db/company-books";
import type { ChangeContext, Call } from "../../calls/calls";
import { createRefusal, type ApiError } from "../../wire/api-error";
import { parseOrRefuse } from "../../wire/fields";
import { formatInvoiceAmount, isActivePayment, type InvoiceRecord } from "../read/record";
import { changeInvoice, type OpenInvoice } from "../write/change-invoice";
import { deriveBaseAmountColumns } from "../read/base-amount";
import { readCashGiven, readRate, refuseUnknownAccount } from "./money-fields";
import { newPaymentPayload, type NewPaymentPayload } from "./payload";

type Invoice = InvoiceRecord["invoice"];

/**
 * Stores a payment of an issued invoice. Returns the payment's id and the invoice. Must be called
 * in a transaction that holds the company's lock.
 */
export async function recordPayment(
  callerBooks: CompanyBooks,
  invoiceId: number | undefined,
  { body, etag, now, actor }: Pick<Call, "body" | "etag" | keyof ChangeContext>,
): Promise<{ id: number; record: InvoiceRecord }> {
  const request = {
    id: invoiceId,
    operation: "record_payment",
    etag,
    now,
    actor,
  } as const;
  const { result: id, record } = await changeInvoice(callerBooks, request, async (open) => {
    const payload = parseOrRefuse(newPaymentPayload, body);
    return { result: await insertPayment(open, payload), day: payload.date };
  });
  return { id, record };
}

async function insertPayment(
  { books, record, today }: OpenInvoice,
  payload: NewPaymentPayload,
): Promise<number> {
  const { invoice } = record;
  const { code: ownCurrency } = await readTimeZoneAndCurrency(books);
  refuseInvalidDate(payload.date, invoice.date, today);
  await refuseUnknownAccount(books, payload.account_id);
  const currency = { id: invoice.currency_id, code: invoice.currency_code };
  const amounts = await deriveAmounts(books, { payload, record, ownCurrency });
  const { id } = await books
    .insertInto("payments")
    .values({
      company_id: invoice.company_id,
      invoice_id: invoice.id,
      method_id: payload.method_id,
      ledger_account_id: payload.account_id,
      date: payload.date,
      reference: payload.reference,
      ...amounts,
      ...deriveBaseAmountColumns(
        amounts.amount,
        await readRate(books, { payload, currency, ownCurrency, fallback: invoice.currency_rate }),
      ),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Throws a refusal when the date is after today or before the invoice's date. */
function refuseInvalidDate(date: string, invoiceDate: string, today: string): void {
  if (date > today) throw createRefusal("payment_after_today", { date: formatDate(today) });
  if (date < invoiceDate)
    throw createRefusal("payment_before_invoice", { date: formatDate(invoiceDate) });
}

/** `ownCurrency` is the ISO code of the company's own currency. */
type PaymentContext = { payload: NewPaymentPayload; record: InvoiceRecord; ownCurrency: string };

/**
 * Returns the amount to store, the cash rounding of the invoice and the cash given, in minor units.
 * Throws a refusal for an unknown method, for invalid cash given, and when the payment exceeds the
 * balance.
 */
async function deriveAmounts(
  books: CompanyBooks,
  { payload, record, ownCurrency }: PaymentContext,
) {
  const { invoice, payments } = record;
  const method = await books
    .selectFrom("methods")
    .select("kind")
    .where("id", "=", payload.method_id)
    .executeTakeFirst();
  if (!method) throw createRefusal("unknown_record", { record: "payment_method" });
  const isRounded = hasCashRounding(ownCurrency, invoice.currency_code);
  const recorded = payments.filter(isActivePayment).map(({ amount }) => BigInt(amount));
  const owed = BigInt(invoice.total - invoice.credited);
  const isCash = isRounded && method.kind === "cash";
  const newPayment = { amount: toMinor(payload.amount), isCash, isRecorded: false };
  const rounded = roundCashPayments(owed, [
    ...recorded.map((amount) => ({ amount, isCash: false, isRecorded: true })),
    newPayment,
  ]);
  if (rounded.balance < 0n) throw createBalanceError(invoice, owed - sum(recorded));
  const amount = rounded.amounts.at(-1) ?? newPayment.amount;
  const cash_given = readCashGiven(payload.cash_given, {
    ...{ amount, currency_symbol: invoice.currency_symbol, kind: method.kind },
  });
  return { amount, rounding: rounded.rounding, cash_given };
}

function createBalanceError(invoice: Invoice, left: bigint): ApiError {
  return createRefusal("above_left_to_pay", { amount: formatInvoiceAmount(invoice, left) });
}
