import { hasCashRounding } from "../../../domain/money/cash-rounding";
import { formatDate } from "../../../domain/calendar/days";
import { getDayInZone } from "../../../domain/calendar/time-zone";
import { formatMoney, minorToText, toMinor } from "../../../domain/money/money";
import { roundReceipt, spreadReceipt } from "../../../domain/money/spread-receipt";
import { readTimeZoneAndCurrency } from "../../company/time-zone-and-currency";
import type { CompanyBooks } from "../../db/company-books";
import type { Call, ChangeContext } from "../../calls/calls";
import { recordEvent } from "../../history/record-event";
import { createRefusal } from "../../wire/api-error";
import { toCanonicalText } from "../../wire/decimals";
import { parseOrRefuse } from "../../wire/fields";
import { readCashGiven, readRate, refuseUnknownAccount } from "../payments/money-fields";
import { recordPayment } from "../payments/record";
import { deriveBaseAmountColumns } from "../read/base-amount";
import { changeInvoice } from "../write/change-invoice";
import { addReceipt, type ReceiptRow } from "../write/change-receipt";
import { readPayer } from "./customer";
import { insertShare } from "./insert-share";
import { newReceiptPayload, type NewReceiptPayload } from "./payload";
import { listUnpaidInvoices } from "./unpaid";

type Currency = { id: number; code: string; symbol: string };
/** A share of the new receipt, with what is left to pay on its invoice. Minor units. */
type Share = { invoiceId: number; amount: bigint; left: bigint };

/**
 * Stores money that a customer paid at once, with its shares, and returns the receipt's id. What is in
 * no share is on account. Must be called in a transaction that holds the company's lock.
 */
export async function recordReceipt(
  callerBooks: CompanyBooks,
  contactId: number | undefined,
  { body, now, actor }: Pick<Call, "body" | keyof ChangeContext>,
): Promise<number> {
  const { contact, books } = await readPayer(callerBooks, contactId);
  const payload = parseOrRefuse(newReceiptPayload, body);
  const context = { now, actor };
  const { code: ownCurrency, time_zone } = await readTimeZoneAndCurrency(books);
  refuseFutureDate(payload.date, getDayInZone(time_zone, now));
  await refuseUnknownAccount(books, payload.account_id);
  const method = await readMethodKind(books, payload.method_id);
  const currency = await readCurrency(books, payload.currency_id);
  const isCash = method === "cash" && hasCashRounding(ownCurrency, currency.code);
  const shares = await chooseShares(books, contact.id, payload, isCash);
  const typed = toMinor(payload.amount);
  const [first, ...others] = shares;
  if (first && others.length === 0 && first.amount === typed)
    return recordWholePayment(books, first.invoiceId, payload, context);
  const rounded = roundReceipt(
    { amount: typed, isCash },
    shares.map(({ amount, left }) => ({ balance: left, chosen: amount })),
  );
  const format = (amount: bigint) => formatMoney(currency.symbol, amount);
  if (rounded.onAccount < 0n)
    throw createRefusal("shares_above_amount", {
      shares: format(typed - rounded.onAccount),
      amount: format(typed),
    });
  if (contact.isCashCustomer && (others.length > 0 || rounded.onAccount > 0n || !first))
    throw createRefusal("cash_customer_on_account");
  const values = {
    contact_id: contact.id,
    currency_id: currency.id,
    method_id: payload.method_id,
    ledger_account_id: payload.account_id,
    date: payload.date,
    reference: payload.reference,
    ...{ amount: rounded.amount, rounding: rounded.rounding },
    cash_given: readCashGiven(payload.cash_given, {
      ...{ amount: rounded.amount, currency_symbol: currency.symbol, kind: method },
    }),
    ...deriveBaseAmountColumns(
      rounded.amount,
      await readRate(books, {
        ...{ payload, currency, ownCurrency },
        fallback: await findInvoiceRate(books, first?.invoiceId),
      }),
    ),
  };
  const id = await addReceipt(books, values, context, async (receipt) => {
    for (const [index, { invoiceId, amount }] of shares.entries())
      await writeShare(books, receipt, {
        ...{ invoiceId, amount: rounded.shares[index] ?? amount, typed: amount, context },
      });
  });
  if (rounded.onAccount > 0n)
    await recordEvent(
      books,
      "received",
      {
        contactId: contact.id,
        amount: { symbol: currency.symbol, minor: rounded.onAccount },
      },
      context,
    );
  return id;
}

/** Records a receipt of one share in the same way as the invoice's own payment. */
async function recordWholePayment(
  books: CompanyBooks,
  invoiceId: number,
  payload: NewReceiptPayload,
  context: ChangeContext,
): Promise<number> {
  const { amount, currency_rate, cash_given, ...fields } = payload;
  const toText = (value: typeof cash_given) => (value ? minorToText(toMinor(value)) : null);
  const body = {
    ...fields,
    amount: toText(amount),
    cash_given: toText(cash_given),
    currency_rate: currency_rate ? toCanonicalText(currency_rate) : null,
  };
  const { id, record } = await recordPayment(books, invoiceId, {
    ...{ body, etag: undefined, ...context },
  });
  const receiptId = record.payments.find((payment) => payment.id === id)?.receipt_id;
  if (typeof receiptId !== "number") throw new Error("The payment has no receipt.");
  return receiptId;
}

type NewShare = { invoiceId: number; amount: bigint; typed: bigint; context: ChangeContext };

async function writeShare(
  books: CompanyBooks,
  receipt: ReceiptRow,
  { invoiceId, amount, typed, context }: NewShare,
): Promise<void> {
  const request = { id: invoiceId, operation: "record_payment", ...context } as const;
  const { date } = receipt;
  await changeInvoice(books, request, async (open) => ({
    result: await insertShare(open, {
      ...{ receipt, amount, rounding: amount - typed, date, isFromAccount: false },
    }),
    day: date,
  }));
}

/**
 * Returns the shares of the payload, or shares for the customer's unpaid invoices up to the receipt's
 * date, the oldest due day first.
 */
async function chooseShares(
  books: CompanyBooks,
  contactId: number,
  { amount, currency_id, date, shares }: NewReceiptPayload,
  isCash: boolean,
): Promise<Share[]> {
  if (!shares) {
    const all = await listUnpaidInvoices(books, { contactId, currencyId: currency_id });
    const unpaid = all
      .filter((invoice) => invoice.date <= date)
      .map(({ id, balance }) => ({ invoiceId: id, left: BigInt(balance) }));
    const spread = spreadReceipt(
      { amount: toMinor(amount), isCash },
      unpaid.map(({ left }) => ({ balance: left, chosen: null })),
    );
    return unpaid
      .map((invoice, index) => ({ ...invoice, amount: spread.shares[index] ?? 0n }))
      .filter((share) => share.amount > 0n);
  }
  const stored = await books
    .selectFrom("invoices")
    .select(["id", "balance"])
    .where("id", "in", [0, ...shares.map(({ invoice_id }) => invoice_id)])
    .execute();
  const lefts = new Map(stored.map(({ id, balance }) => [id, BigInt(balance)]));
  return shares.map((share) => ({
    invoiceId: share.invoice_id,
    amount: toMinor(share.amount),
    left: lefts.get(share.invoice_id) ?? 0n,
  }));
}

function refuseFutureDate(date: string, today: string): void {
  if (date > today) throw createRefusal("payment_after_today", { date: formatDate(today) });
}

async function findInvoiceRate(
  books: CompanyBooks,
  id: number | undefined,
): Promise<string | null> {
  const invoice = await books
    .selectFrom("invoices")
    .select("currency_rate")
    .where("id", "=", id ?? 0)
    .executeTakeFirst();
  return invoice?.currency_rate ?? null;
}

async function readMethodKind(books: CompanyBooks, id: number) {
  const method = await books
    .selectFrom("methods")
    .select("kind")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!method) throw createRefusal("unknown_record", { record: "payment_method" });
  return method.kind;
}

async function readCurrency(books: CompanyBooks, id: number): Promise<Currency> {
  const currency = await books
    .selectFrom("currencies")
    .select(["id", "code", "symbol"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!currency) throw createRefusal("unknown_record", { record: "currency" });
  return currency;
}
