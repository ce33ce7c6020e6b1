import { sum, type Decimal } from "../../../domain/money/money";
import { formatDate } from "../../../domain/calendar/days";
import type { CompanyBooks, InvoiceBooks } from "../../db/company-books";
import { createRefusal } from "../../wire/api-error";
import type { ChangeContext, Call } from "../../calls/calls";
import { parseOrRefuse } from "../../wire/fields";
import { settleOverpaid } from "../receipts/settle";
import { formatInvoiceAmount, type InvoiceRecord } from "../read/record";
import { changeInvoice, type OpenInvoice } from "../write/change-invoice";
import { readPartySnapshots, savePartySnapshots } from "../versions/party-snapshots";
import { toSearchText } from "../../wire/search-text";
import { composeCreditLines } from "./lines";
import { isActiveCreditNote } from "../read/credit-notes";
import { creditNotePayload, type CreditNotePayload } from "./payload";
import { calculateAmountToCredit } from "../../../domain/money/credit-share";
import { formatInvoiceNumber } from "../../company/numbering";

type Invoice = InvoiceRecord["invoice"];
type Lines = ReturnType<typeof composeCreditLines>;

/**
 * Stores a credit note for an issued invoice. What is overpaid then stays on the invoice, goes on account
 * or is given back, as the payload says; that of a cash sale is given back. Returns the credit note's id,
 * the refund's id and the invoice. Must be called in a transaction that holds the
 * company's lock.
 */
export async function createCreditNote(
  callerBooks: CompanyBooks,
  invoiceId: number | undefined,
  { body, etag, now, actor }: Pick<Call, "body" | "etag" | keyof ChangeContext>,
): Promise<{ id: number; refundId: number | null; record: InvoiceRecord }> {
  const context = { now, actor };
  const request = { id: invoiceId, operation: "credit", etag, ...context } as const;
  const { result, record } = await changeInvoice(callerBooks, request, async (open) => {
    const payload = parseOrRefuse(creditNotePayload, body);
    const id = await insertCreditNote(open, payload, now);
    return { result: { id, overpaid: payload.overpaid }, day: payload.date };
  });
  const choice = { overpaid: result.overpaid, creditNoteId: result.id };
  return { id: result.id, ...(await settleOverpaid(callerBooks, record, choice, context)) };
}

async function insertCreditNote(
  { books, record, today }: OpenInvoice,
  { date, reason, items }: CreditNotePayload,
  now: Date,
): Promise<number> {
  const { invoice } = record;
  refuseInvalidDate(date, invoice.date, today);
  const lines = composeCreditLines(record, items);
  const note = { date, reason, ...sumLines(record, lines) };
  const credit_note_id = await insertCreditNoteRow(books, invoice, note, now);
  const rows = lines.map((line) => ({ ...line, company_id: invoice.company_id, credit_note_id }));
  await books.insertInto("credit_note_lines").values(rows).execute();
  return credit_note_id;
}

/** Throws a refusal when the date is after today or before the invoice's date. */
function refuseInvalidDate(date: string, invoiceDate: string, today: string): void {
  if (date > today) throw createRefusal("credit_after_today", { date: formatDate(today) });
  if (date < invoiceDate)
    throw createRefusal("credit_before_invoice", { date: formatDate(invoiceDate) });
}

/**
 * Returns the sums of a credit note in minor units. Throws a refusal when the total is not above zero
 * or exceeds what is left to credit.
 */
function sumLines({ invoice, creditNotes }: InvoiceRecord, lines: Lines) {
  const net = sum(lines.map((line) => line.net));
  const tax = sum(lines.map((line) => line.tax));
  const total = net + tax;
  if (total <= 0n) throw createRefusal("credit_of_nothing");
  const leftToCredit = BigInt(invoice.total - invoice.credited);
  // The total can exceed this amount when lines with negative amounts are not credited.
  if (total > leftToCredit)
    throw createRefusal("above_left_to_credit", {
      amount: formatInvoiceAmount(invoice, leftToCredit),
    });
  const activeNotes = creditNotes.filter(isActiveCreditNote);
  const base_total = calculateAmountToCredit(
    BigInt(invoice.base_total),
    sum(activeNotes.map((note) => BigInt(note.base_total))),
    {
      part: toDecimal(BigInt(invoice.credited) + total),
      whole: toDecimal(BigInt(invoice.total)),
    },
  );
  return { net, tax, total, base_total, base_income: sum(lines.map((line) => line.base_net)) };
}

function toDecimal(minor: bigint): Decimal {
  return { units: minor, scale: 2 };
}

type NewCreditNote = { date: string; reason: string } & ReturnType<typeof sumLines>;

async function insertCreditNoteRow(
  books: InvoiceBooks,
  invoice: Invoice,
  note: NewCreditNote,
  now: Date,
) {
  const parties = await savePartySnapshots(books, invoice, now);
  const { customer } = await readPartySnapshots(books, parties);
  const no = await assignCreditNumber(books);
  const { id } = await books
    .insertInto("credit_notes")
    .values({
      ...note,
      ...parties,
      company_id: invoice.company_id,
      invoice_id: invoice.id,
      contact_id: invoice.contact_id,
      currency_id: invoice.currency_id,
      currency_rate: invoice.currency_rate,
      no,
      invoice_no: invoice.no,
      invoice_date: invoice.date,
      search_text: toSearchText(no, invoice.no, customer.name, invoice.contact_name, note.reason),
      void_reason: "",
      updated_at: now.toISOString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const CREDIT_NUMBER_PREFIX = "CN-";

/**
 * Returns the company's next credit note number. A number is never used twice, not even after a
 * void.
 */
async function assignCreditNumber(books: CompanyBooks): Promise<string> {
  const { next } = await books
    .updateTable("companies")
    .set((eb) => ({ next_credit_number: eb("next_credit_number", "+", 1) }))
    .where("id", "=", books.companyId)
    .returning("next_credit_number as next")
    .executeTakeFirstOrThrow();
  return formatInvoiceNumber(CREDIT_NUMBER_PREFIX, next - 1);
}
