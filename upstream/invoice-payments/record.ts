import { isPaidInSen, settlePayments } from "../../domain/money/cash-rounding";
import { showDate } from "../../domain/calendar/days";
import { LARGEST_AMOUNT, sum, toMinor, type Decimal } from "../../domain/money/money";
import { dayIn } from "../../domain/calendar/time-zone";
import { readCompany } from "../company";
import type { CompanyBooks } from "../db/company-books";
import { recordEvent } from "../history/record-event";
import type { Act, Call } from "../http/calls";
import { unacceptable, type ApiError } from "../http/api-error";
import { canonical } from "../http/decimals";
import { parseOrRefuse } from "../http/fields";
import { refuseStale } from "../http/versions";
import { amountOf, readInvoice, stands, type InvoiceRecord } from "../invoices/record";
import { INVOICE_STATUS } from "../../domain/invoices/status";
import { newestRate } from "../rates";
import { recordedAt } from "./base-amount";
import { changePayments } from "./change";
import { paidEvent } from "./event";
import { paymentPayload, type PaymentPayload } from "./payload";

type Invoice = InvoiceRecord["invoice"];
type Company = Awaited<ReturnType<typeof readCompany>>;

/**
 * Stores a payment of an issued invoice and returns its id; refused with what is wrong with it. To
 * be called in a transaction.
 */
export async function recordPayment(
  callerBooks: CompanyBooks,
  invoiceId: number | undefined,
  { body, version, ...act }: Pick<Call, "body" | "version" | keyof Act>,
): Promise<number> {
  const record = await readInvoice(callerBooks, invoiceId);
  const { invoice } = record;
  refuseStale("invoice", invoice, version);
  refuseUnowed(invoice);
  const books = callerBooks.narrowedTo(invoice.company_id);
  const payload = parseOrRefuse(paymentPayload, body);
  const company = await readCompany(books);
  refuseDate(payload.date, invoice.date, dayIn(company.time_zone, act.now));
  await refuseUnknownAccount(books, payload.account_id);
  const settled = await settlement(books, { payload, record, company });
  return changePayments(books, invoice, { now: act.now, day: payload.date }, async () => {
    const { id } = await books
      .insertInto("payments")
      .values({
        company_id: invoice.company_id,
        invoice_id: invoice.id,
        method_id: payload.method_id,
        ledger_account_id: payload.account_id,
        date: payload.date,
        reference: payload.reference,
        ...settled,
        ...recordedAt(settled.amount, await rateOf(books, { payload, invoice, company })),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await recordEvent(books, "paid", paidEvent(invoice, settled.amount), act);
    return id;
  });
}

function refuseUnowed({ status, balance }: Invoice): void {
  if (status === INVOICE_STATUS.draft)
    throw unacceptable(
      "This invoice is still a draft. Mark it as sent before you record a payment.",
    );
  if (status === INVOICE_STATUS.voided)
    throw unacceptable("This invoice is void, so no payment can be recorded.");
  if (balance <= 0) throw unacceptable("Nothing is left to pay on this invoice.");
}

function refuseDate(date: string, invoiceDate: string, today: string): void {
  if (date > today)
    throw unacceptable(`The payment cannot be dated after today, ${showDate(today)}.`);
  if (date < invoiceDate)
    throw unacceptable(`The payment cannot be dated before the invoice, ${showDate(invoiceDate)}.`);
}

async function refuseUnknownAccount(books: CompanyBooks, id: number): Promise<void> {
  const account = await books
    .selectFrom("ledger_accounts")
    .select("id")
    .where("kind", "=", "cash")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!account) throw unacceptable("The account was not found.");
}

type Parts = { payload: PaymentPayload; invoice: Invoice; company: Company };

/** The amount that is stored, by how much paying in cash rounds the invoice, and the cash given. */
async function settlement(
  books: CompanyBooks,
  { payload, record, company }: Omit<Parts, "invoice"> & { record: InvoiceRecord },
) {
  const { invoice, payments } = record;
  const method = await books
    .selectFrom("methods")
    .select("kind")
    .where("id", "=", payload.method_id)
    .executeTakeFirst();
  if (!method) throw unacceptable("The payment method was not found.");
  const isInSen = isPaidInSen(company.code, invoice.currency_code);
  const recorded = payments.filter(stands).map(({ amount }) => BigInt(amount));
  const owed = BigInt(invoice.total - invoice.credited);
  const isCash = isInSen && method.kind === "cash";
  const typed = { amount: toMinor(payload.amount), isCash, isRecorded: false };
  const settled = settlePayments(owed, [
    ...recorded.map((amount) => ({ amount, isCash: false, isRecorded: true })),
    typed,
  ]);
  if (settled.left < 0n) throw tooMuch(invoice, owed - sum(recorded));
  const amount = settled.amounts.at(-1) ?? typed.amount;
  const cash_given = cashGiven(payload.cash_given, { amount, invoice, kind: method.kind });
  return { amount, rounding: settled.rounding, cash_given };
}

type Taken = { amount: bigint; invoice: Invoice; kind: string };

/** In minor units; null where nothing is said of it. */
function cashGiven(given: Decimal | null, { amount, invoice, kind }: Taken): bigint | null {
  if (!given) return null;
  if (kind !== "cash") throw unacceptable("Only what is paid in cash has an amount of cash given.");
  const cash = toMinor(given);
  if (cash < amount)
    throw unacceptable(
      `The cash given, ${amountOf(invoice, cash)}, is less than ${amountOf(invoice, amount)}.`,
    );
  if (cash > LARGEST_AMOUNT) throw unacceptable("The cash given is too large.");
  return cash;
}

function tooMuch(invoice: Invoice, left: bigint): ApiError {
  return unacceptable(`Only ${amountOf(invoice, left)} is left to pay on this invoice.`);
}

/** As typed or of the day; the invoice's own where no other is known. */
async function rateOf(books: CompanyBooks, { payload, invoice, company }: Parts): Promise<string> {
  if (invoice.currency_code === company.code) return "1";
  const rate =
    payload.currency_rate ?? (await newestRate(books, invoice.currency_id, payload.date));
  return rate ? canonical(rate) : invoice.currency_rate;
}
