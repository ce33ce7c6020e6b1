import * as z from "zod";
import { hasCashRounding, roundToFiveSen } from "../../../domain/money/cash-rounding";
import { formatDate } from "../../../domain/calendar/days";
import { getDayInZone } from "../../../domain/calendar/time-zone";
import { formatMoney, sum, toMinor, type Decimal } from "../../../domain/money/money";
import { INVOICE_LIMITS } from "../../../domain/limits/invoices";
import { readTimeZoneAndCurrency } from "../../company/time-zone-and-currency";
import type { Call, ChangeContext } from "../../calls/calls";
import type { CompanyBooks } from "../../db/company-books";
import { recordEvent } from "../../history/record-event";
import { createNotFoundError, createRefusal } from "../../wire/api-error";
import { optionalDate, optionalId, optionalNumber, optionalText } from "../../wire/fields";
import { hasWholeCents, parseOrRefuse, requiredId, requiredNumber } from "../../wire/fields";
import { readRate, refuseUnknownAccount } from "../payments/money-fields";
import { deriveBaseAmountColumns } from "../read/base-amount";
import { readInvoice } from "../read/record";
import { addRefund, changeRefund, type RefundPart } from "../write/change-receipt";
import { readPayer } from "./customer";
import { selectReceiptsOnAccount } from "./on-account";
import { limitToDate } from "./on-account-days";
import { readRefund } from "./read-receipt";
import { releaseOverpaid } from "./release";
import { issue } from "../../wire/issue";

/** How money is given back. Without a date, it is given back today. */
const givenBackFields = {
  date: optionalDate(issue("not_a_date", { field: "date" })),
  method_id: requiredId(issue("choose_record", { record: "payment_method" })),
  account_id: requiredId(issue("choose_paying_account")),
  reference: optionalText("reference", INVOICE_LIMITS.paymentReference),
  currency_rate: requiredNumber(issue("not_a_number", { field: "exchange_rate" }))
    .refine((value) => value.units > 0, issue("rate_not_above_zero"))
    .or(z.literal("").transform(() => null))
    .nullish(),
};

export const givenBackPayload = z.object(givenBackFields);

/** How money is given back: the payload's fields, by method, account and day. */
export type GivenBack = z.output<typeof givenBackPayload>;

const newRefundPayload = z.object({
  ...givenBackFields,
  currency_id: requiredId(issue("choose_record", { record: "currency" })),
  /** Without an amount, all that is there is given back. */
  amount: optionalNumber(issue("not_a_number", { field: "amount" })).refine(
    (value) => value === null || (value.units > 0 && hasWholeCents(value)),
    issue("not_an_amount", { field: "amount" }),
  ),
  invoice_id: optionalId(issue("unknown_record", { record: "invoice" })),
});

/**
 * Gives money back to a customer from what is on account, and returns the refund's id. With an invoice,
 * what is overpaid on it goes on account first. Must be called in a transaction that holds the company's
 * lock.
 */
export async function recordRefund(
  callerBooks: CompanyBooks,
  contactId: number | undefined,
  { body, now, actor }: Pick<Call, "body" | keyof ChangeContext>,
): Promise<number> {
  const { contact, books } = await readPayer(callerBooks, contactId);
  const { amount, currency_id, invoice_id, ...givenBack } = parseOrRefuse(newRefundPayload, body);
  const context = { now, actor };
  const owner = { contactId: contact.id, currencyId: currency_id };
  const released =
    invoice_id === null
      ? null
      : await releaseInvoice(books, { ...owner, invoiceId: invoice_id }, context);
  const receipts = await selectReceiptsOnAccount(books, owner).execute();
  // Money of the invoice is given back first.
  const usable = [
    ...receipts.filter(({ id }) => released?.has(id)),
    ...receipts.filter(({ id }) => !released?.has(id)),
  ];
  const parts = usable.flatMap(({ id, on_account }) => {
    if (!released || amount) return { receiptId: id, amount: BigInt(on_account) };
    return { receiptId: id, amount: released.get(id) ?? 0n };
  });
  return giveBack(
    books,
    { ...owner, amount, parts, invoiceId: invoice_id, creditNoteId: null },
    { ...givenBack, context },
  );
}

/** Returns what the invoice released, by the id of the receipt. */
async function releaseInvoice(
  books: CompanyBooks,
  { contactId, currencyId, invoiceId }: Record<"contactId" | "currencyId" | "invoiceId", number>,
  context: ChangeContext,
): Promise<Map<number, bigint>> {
  const record = await readInvoice(books, invoiceId);
  const { invoice } = record;
  if (invoice.contact_id !== contactId || invoice.currency_id !== currencyId)
    throw createNotFoundError("invoice");
  if (invoice.balance >= 0) throw createRefusal("nothing_to_give_back");
  const { released } = await releaseOverpaid(books, record, context);
  const amounts = new Map<number, bigint>();
  for (const { receiptId, amount } of released)
    amounts.set(receiptId, (amounts.get(receiptId) ?? 0n) + amount);
  return amounts;
}

type Available = {
  contactId: number;
  currencyId: number;
  /** Null for all of `parts`. */
  amount: Decimal | null;
  /** What can be given back, in the order in which it is taken. */
  parts: RefundPart[];
  invoiceId: number | null;
  creditNoteId: number | null;
};

/**
 * Stores a refund and returns its id. In cash, all that is there is rounded to 5 sen. Throws a refusal
 * when more is asked for than there is, and for a day on which it was not on account. Must be called in a transaction that holds the company's lock.
 */
export async function giveBack(
  books: CompanyBooks,
  { contactId, currencyId, amount, parts, invoiceId, creditNoteId }: Available,
  { context, ...givenBack }: GivenBack & { context: ChangeContext },
): Promise<number> {
  const { code: ownCurrency, time_zone } = await readTimeZoneAndCurrency(books);
  const today = getDayInZone(time_zone, context.now);
  const date = givenBack.date ?? today;
  if (date > today) throw createRefusal("refund_after_today", { date: formatDate(today) });
  const currency = await readCurrency(books, currencyId);
  await refuseUnknownAccount(books, givenBack.account_id);
  const isCash =
    (await readMethodKind(books, givenBack.method_id)) === "cash" &&
    hasCashRounding(ownCurrency, currency.code);
  const all = sum(parts.map((part) => part.amount));
  const typed = amount ? toMinor(amount) : all;
  const rounded = roundToFiveSen(all);
  const isRounded = isCash && rounded > 0n && (typed === all || typed === rounded);
  const [paid, taken] = isRounded ? [rounded, all] : [typed, typed];
  const format = (minor: bigint) => formatMoney(currency.symbol, minor);
  if (taken > all || taken === 0n)
    throw createRefusal("above_on_account_to_refund", { amount: format(all) });
  const payload = { currency_rate: givenBack.currency_rate, date };
  const id = await addRefund(
    books,
    {
      contact_id: contactId,
      currency_id: currencyId,
      method_id: givenBack.method_id,
      ledger_account_id: givenBack.account_id,
      ...{ date, reference: givenBack.reference, amount: paid, rounding: paid - taken },
      ...deriveBaseAmountColumns(
        paid,
        await readRate(books, {
          ...{ payload, currency, ownCurrency },
          fallback: await readReceiptRate(books, parts[0]?.receiptId),
        }),
      ),
      ...{ invoice_id: invoiceId, credit_note_id: creditNoteId },
    },
    takeParts(await limitToDate(books, parts, { amount: taken, date, today, format }), taken),
    context,
  );
  await recordEvent(
    books,
    "refunded",
    {
      ...{ contactId, amount: { symbol: currency.symbol, minor: paid } },
      ...(invoiceId !== null && { no: await readInvoiceNumber(books, invoiceId) }),
    },
    context,
  );
  return id;
}

/** Takes an amount from the parts, in their order. */
function takeParts(parts: RefundPart[], amount: bigint): RefundPart[] {
  let rest = amount;
  return parts.flatMap((part) => {
    const taken = part.amount < rest ? part.amount : rest;
    rest -= taken;
    return taken > 0n ? { ...part, amount: taken } : [];
  });
}

/**
 * Undoes a refund today; its money is on account again. Throws a refusal when it was undone before, and
 * for the customer of cash sales, who has nothing on account. Must be called in a transaction that holds
 * the company's lock.
 */
export async function undoRefund(
  callerBooks: CompanyBooks,
  id: number | undefined,
  { etag, now, actor }: Pick<Call, "etag" | keyof ChangeContext>,
): Promise<void> {
  const refund = await readRefund(callerBooks, id);
  if (refund.reversed_on !== null)
    throw createRefusal("refund_undone_on", { date: formatDate(refund.reversed_on) });
  if (refund.contact_id === refund.cash_contact_id) throw createRefusal("refund_of_cash_sale");
  const context = { now, actor };
  await changeRefund(callerBooks, { id, etag, ...context }, async ({ books, row, today }) => {
    await books
      .updateTable("refunds")
      .set({ reversed_on: today })
      .where("id", "=", row.id)
      .execute();
    const amount = { symbol: refund.symbol, minor: BigInt(row.amount) };
    await recordEvent(books, "refund_undone", { contactId: row.contact_id, amount }, context);
  });
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

async function readCurrency(books: CompanyBooks, id: number) {
  const currency = await books
    .selectFrom("currencies")
    .select(["id", "code", "symbol"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!currency) throw createRefusal("unknown_record", { record: "currency" });
  return currency;
}

async function readReceiptRate(
  books: CompanyBooks,
  id: number | undefined,
): Promise<string | null> {
  const receipt = await books
    .selectFrom("receipts")
    .select("currency_rate")
    .where("id", "=", id ?? 0)
    .executeTakeFirst();
  return receipt?.currency_rate ?? null;
}

async function readInvoiceNumber(books: CompanyBooks, id: number): Promise<string> {
  const invoice = await books
    .selectFrom("invoices")
    .select("no")
    .where("id", "=", id)
    .executeTakeFirst();
  return invoice?.no ?? "";
}
