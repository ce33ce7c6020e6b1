import type { Kysely } from "kysely";
import { calculateByFractions } from "../../domain/money/testing/calculations";
import type { CurrencyCode, InvoiceSeed } from "../books/types";
import { writeAccount } from "../books/write-account";
import { NO_DATE, addDays } from "../../domain/calendar/days";
import { CompanyBooks, type InvoiceBooks } from "../db/company-books";
import type { Schema } from "../db/schema";
import { recalculateTotals } from "../invoices/write/amounts";
import { postPayments } from "../invoices/write/post-payments";
import { recalculateRunningTotals } from "../totals/running-totals";
import { savePartySnapshots } from "../invoices/versions/party-snapshots";
import { createRandom, type RandomSource } from "../seed/random";
import { tinyAccount, tinyBooks, tinyContact, tinyInvoice } from "./fixtures";

/** Amounts are in minor units. `undoneOn` is the day on which the payment was undone, or null. */
type GeneratedPayment = { amount: bigint; rounding: bigint; date: string; undoneOn: string | null };
/** `undoneOn` is the day on which the credit note was voided, or null. */
type GeneratedNote = { amount: bigint; date: string; undoneOn: string | null };

export type GeneratedInvoice = {
  no: string;
  /** The index of the customer. */
  customer: number;
  currency: CurrencyCode;
  status: InvoiceSeed["status"];
  date: string;
  dueDate: string;
  total: bigint;
  payments: GeneratedPayment[];
  notes: GeneratedNote[];
};

type InvoiceWithSeed = GeneratedInvoice & { seed: InvoiceSeed };

/**
 * Stores `count` customers with random invoices in two currencies: part paid, credited and void, and
 * with undone payments. The dates are from the last two years, with a few in the future. The same
 * seed gives the same data. The result has the books, the customers' ids and the invoices.
 */
export async function writeGeneratedCustomers(
  db: Kysely<Schema>,
  { seed, count, today }: { seed: number; count: number; today: string },
) {
  const random = createRandom(seed);
  const invoices = Array.from({ length: count }, (_, customer) =>
    Array.from({ length: random.int(0, 5) }, () => generateInvoice(random, customer, today)),
  )
    .flat()
    .map((invoice, index) => ({ ...invoice, no: `G-${index}` }));
  const contacts = Array.from({ length: count }, (_, place) =>
    tinyContact({ ref: `c${place}`, displayName: `Customer ${place}`, name: "" }),
  );
  const books = tinyBooks({
    contacts,
    invoices: invoices.map(({ seed: each, no }) => ({ ...each, no })),
  });
  const { companyIds } = await writeAccount(db, tinyAccount(books), {
    hash: () => Promise.resolve(""),
  });
  const companyBooks = new CompanyBooks(db, companyIds);
  const stored = await companyBooks.selectFrom("contacts").select(["id", "sort_name"]).execute();
  const customerIds = contacts.map(({ displayName }) => findId(stored, displayName));
  await db.transaction().execute(async (transaction) => {
    const invoiceBooks = new CompanyBooks(transaction, companyIds).withInvoices();
    await applyUndoneAndRounding(invoiceBooks, invoices);
    await writeCreditNotes(invoiceBooks, invoices);
    await recalculateTotals(invoiceBooks);
    await postPayments(invoiceBooks, new Date(0));
    await recalculateRunningTotals(invoiceBooks);
  });
  return { books: companyBooks, customerIds, invoices: invoices as GeneratedInvoice[] };
}

function findId(written: { id: number; sort_name: string }[], name: string): number {
  return written.find(({ sort_name }) => sort_name === name.toLowerCase())?.id ?? 0;
}

function generateInvoice(random: RandomSource, customer: number, today: string): InvoiceWithSeed {
  const [currency, rate] = random.pick([
    ["MYR", "1"],
    ["SGD", "3.3"],
  ] as const);
  const lines = Array.from({ length: random.int(1, 3) }, () => generateLine(random));
  const { total } = calculateByFractions(
    lines.map(({ taxCode, ...line }) => ({
      ...line,
      tax: taxCode === null ? null : { code: taxCode, ratePercent: "8" },
    })),
    [],
  ).invoice;
  const ago = random.chance(0.1) ? random.int(-30, 0) : random.int(0, 700);
  const date = addDays(today, -ago);
  const later = (from: string) => addDays(from, random.int(0, 60));
  const undone = (from: string) => (random.chance(0.3) ? later(from) : null);
  const share = () => (total * BigInt(random.int(1, 60))) / 100n + 1n;
  const payments = Array.from({ length: random.int(0, 3) }, () => {
    const paidOn = later(date);
    const rounding = currency === "MYR" && random.chance(0.3) ? BigInt(random.int(-2, 2)) : 0n;
    return { amount: share(), rounding, date: paidOn, undoneOn: undone(paidOn) };
  });
  const notes = Array.from({ length: random.chance(0.3) ? random.int(1, 2) : 0 }, () => {
    const creditedOn = later(date);
    return { amount: share(), date: creditedOn, undoneOn: undone(creditedOn) };
  });
  const dueDate = random.chance(0.1) ? NO_DATE : later(date);
  const status = random.pick([0, 1, 2, 2, 3, 4, 5, 5] as const);
  const shared = { currency, status, date, dueDate };
  const seed = tinyInvoice({
    ...shared,
    ...{ contact: `c${customer}`, rate, lines },
    payments: payments.map(({ amount, date: paidOn }) => ({
      ...{ method: "cash", ledgerAccount: random.pick(["till", "bank"]), date: paidOn },
      amount: `${amount / 100n}.${String(amount % 100n).padStart(2, "0")}`,
    })),
  });
  return { ...shared, customer, total, payments, notes, no: "", seed };
}

function generateLine(random: RandomSource): InvoiceSeed["lines"][number] {
  return {
    ...{ product: null, ledgerAccount: random.pick(["sales", "delivery"]), name: "Line" },
    quantity: `${random.int(1, 9)}.${random.int(0, 99)}`,
    unitPrice: `${random.int(1, 900)}.${random.int(100, 999)}`,
    discountPercent: random.pick(["0", "5", "12.5"]),
    taxCode: random.pick([null, "SV-8"]),
  };
}

/** Stores the days on which payments were undone, and their rounding. */
async function applyUndoneAndRounding(
  books: InvoiceBooks,
  invoices: GeneratedInvoice[],
): Promise<void> {
  const rows = await books.selectFrom("payments").select("id").orderBy("id").execute();
  const payments = invoices.flatMap((invoice) => invoice.payments);
  for (const [index, { rounding, undoneOn }] of payments.entries())
    if (rounding !== 0n || undoneOn !== null)
      await books
        .updateTable("payments")
        .set({ rounding, reversed_on: undoneOn })
        .where("id", "=", rows[index]?.id ?? 0)
        .execute();
}

/** Stores each credit note with a single line, which is enough for tests of totals. */
async function writeCreditNotes(books: InvoiceBooks, invoices: GeneratedInvoice[]): Promise<void> {
  const rows = await books.selectFrom("invoices").selectAll().orderBy("id").execute();
  let count = 0;
  for (const [index, { notes }] of invoices.entries()) {
    const invoice = rows[index];
    if (!invoice || notes.length === 0) continue;
    const { id, company_id, contact_id, currency_id, currency_rate } = invoice;
    const parties = await savePartySnapshots(books, invoice, new Date(0));
    const columns = notes.map(({ amount, date, undoneOn }) => ({
      ...{ ...parties, invoice_id: id, company_id, contact_id, currency_id, currency_rate },
      ...{ no: `CN-${(count += 1)}`, date, reason: "Returned", voided_on: undoneOn },
      ...{ invoice_no: invoice.no, invoice_date: invoice.date, net: amount, tax: 0n },
      ...{ total: amount, base_total: amount, base_income: amount, search_text: "" },
      ...{ void_reason: "", updated_at: "" },
    }));
    const written = await books
      .insertInto("credit_notes")
      .values(columns)
      .returning(["id", "total"])
      .execute();
    const lines = written.map((note) => ({
      ...{ company_id, credit_note_id: note.id, invoice_line_id: 0, position: 1, name: "Line" },
      ...{ description: "", product_id: null, ledger_account_id: null, quantity: "1" },
      ...{ unit_price: "1", discount_percent: "0", tax_code_id: null, tax_rate: null, tax: 0n },
      ...{ net: BigInt(note.total), base_net: BigInt(note.total) },
    }));
    await books.insertInto("credit_note_lines").values(lines).execute();
  }
}
