import { convert, LARGEST_AMOUNT, toMinor, type Decimal } from "../../money/money";
import { NO_DATE } from "../clock";
import type { CompanyBooks } from "../db/company-books";
import { canonical } from "../http/decimals";
import { parseOrRefuse } from "../http/fields";
import { unacceptable } from "../http/refusal";
import { reckonLines, restateTotals } from "./amounts";
import { takeNumber } from "./numbering";
import {
  dueDatePayload,
  invoicePayload,
  paymentsPayload,
  type InvoicePayload,
  type PaymentPayload,
} from "./payload";
import { checkPaymentReferences, readReferences } from "./references";
import { searchText } from "../search";

/** Stores a new draft invoice and returns its id; to be called in a transaction. */
export async function createInvoice(books: CompanyBooks, body: unknown, now: Date): Promise<number> {
  const payload = parseOrRefuse(invoicePayload, body);
  const references = await readReferences(books, payload);
  const isCash = references.term.name === "Cash";
  const dueDate = isCash ? NO_DATE : parseOrRefuse(dueDatePayload, body).due_date;
  const payments = isCash ? parseOrRefuse(paymentsPayload, body).partials : [];
  await checkPaymentReferences(books, payments);
  const rate = rateOf(payload, references.currency);
  const lines = reckonedLines(payload, payments, references, rate);
  const no = await takeNumber(books, payload.no, payload.no_is_suggested === true);
  const { id } = await books
    .insertInto("invoices")
    .values({
      company_id: books.companyId,
      no,
      contact_id: references.contact.id,
      term_id: references.term.id,
      currency_id: references.currency.id,
      currency_rate: canonical(rate),
      date: payload.date,
      due_date: dueDate,
      title: payload.title,
      memo: payload.memo,
      status: 0,
      search_text: searchText(no, payload.memo),
      updated_at: now.toISOString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await storeLines(books, id, lines);
  await storePayments(books, id, payments, payload.date);
  await restateTotals(books, [id]);
  return id;
}

type References = Awaited<ReturnType<typeof readReferences>>;

function rateOf(payload: InvoicePayload, currency: References["currency"]): Decimal {
  const rate = payload.currency_rate;
  if (!currency.is_primary) {
    if (!rate) throw unacceptable("The exchange rate is needed.");
    return rate;
  }
  if (rate && canonical(rate) !== "1") {
    throw unacceptable("The exchange rate of the company's own currency is 1.");
  }
  return { units: 1n, scale: 0 };
}

/** The lines as they are kept, in their order, with their amounts. */
function reckonedLines(
  payload: InvoicePayload,
  payments: PaymentPayload[],
  references: References,
  rate: Decimal,
) {
  const kept = keptLines(payload, references);
  const amounts = reckonLines(
    kept,
    payments.map((payment) => toMinor(payment.amount)),
  );
  amounts.lines.forEach((line, index) => {
    if (isTooLarge(line.gross)) throw unacceptable(`Line ${index + 1}: The amount is too large.`);
  });
  if (isTooLarge(amounts.subtotal) || isTooLarge(amounts.total)) {
    throw unacceptable("The total is too large.");
  }
  if (isTooLarge(convert(amounts.total, rate))) {
    throw unacceptable("The total is too large at this exchange rate.");
  }
  if (amounts.total < 0) throw unacceptable("The total cannot be below zero.");
  if (amounts.balance < 0) throw unacceptable("The payments are above the total.");
  return kept.flatMap((line, index) => {
    const reckoned = amounts.lines[index];
    return reckoned ? { ...line, ...reckoned } : [];
  });
}

function keptLines({ items }: InvoicePayload, references: References) {
  const ordered = items.map((item, index) => ({ item, place: item.line ?? index + 1 }));
  ordered.sort((a, b) => a.place - b.place);
  return ordered.map(({ item }, index) => {
    const refuse = (message: string) => unacceptable(`Line ${index + 1}: ${message}`);
    if ((item.product_id === null) === (item.account_id === null)) {
      throw refuse("Please choose an item or an account.");
    }
    const product = references.products.get(item.product_id ?? 0);
    if (item.product_id !== null && !product) throw refuse("The item was not found.");
    const account = references.accounts.get(item.account_id ?? 0);
    if (item.account_id !== null && !account) throw refuse("The account was not found.");
    const taxCode = references.taxCodes.get(item.tax_code_id ?? 0);
    if (item.tax_code_id !== null && !taxCode) throw refuse("The tax code was not found.");
    return {
      position: index + 1,
      name: item.name || (product ?? account)?.name || "",
      description: item.description,
      product_id: item.product_id,
      ledger_account_id: item.account_id,
      quantity: canonical(item.quantity),
      unit_price: canonical(item.unit_price),
      discount_percent: canonical(item.discount),
      tax_code_id: item.tax_code_id,
      tax_rate: taxCode?.rate_percent ?? null,
    };
  });
}

function isTooLarge(minor: bigint): boolean {
  return minor > LARGEST_AMOUNT || minor < -LARGEST_AMOUNT;
}

async function storeLines(
  books: CompanyBooks,
  invoiceId: number,
  lines: ReturnType<typeof reckonedLines>,
): Promise<void> {
  const rows = lines.map((line) => ({
    ...line,
    company_id: books.companyId,
    invoice_id: invoiceId,
  }));
  await books.insertInto("invoice_lines").values(rows).execute();
}

async function storePayments(
  books: CompanyBooks,
  invoiceId: number,
  payments: PaymentPayload[],
  date: string,
): Promise<void> {
  const rows = payments.map((payment) => ({
    company_id: books.companyId,
    invoice_id: invoiceId,
    method_id: payment.method_id,
    ledger_account_id: payment.account_id,
    amount: toMinor(payment.amount),
    date,
  }));
  if (rows.length > 0) await books.insertInto("payments").values(rows).execute();
}
