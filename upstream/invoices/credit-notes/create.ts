import { sum, type Decimal } from "../../../domain/money/money";
import { showDate } from "../../../domain/calendar/days";
import type { CompanyBooks, InvoiceBooks } from "../../db/company-books";
import { unacceptable } from "../../wire/api-error";
import type { Act, Call } from "../../calls/calls";
import { parseOrRefuse } from "../../wire/fields";
import { giveBackCredited } from "../payments/give-back";
import { amountOf, type InvoiceRecord } from "../read/record";
import { changeInvoice, type OpenInvoice } from "../write/change-invoice";
import { readKeptParties, keepParties } from "../versions/party-snapshots";
import { searchText } from "../../wire/search-text";
import { creditLines } from "./lines";
import { takeCreditNumber } from "./number";
import { isStanding } from "../read/credit-notes";
import { creditNotePayload, type CreditNotePayload } from "./payload";
import { creditedNow } from "../../../domain/money/credit-share";

type Invoice = InvoiceRecord["invoice"];
type Lines = ReturnType<typeof creditLines>;

/**
 * Stores a credit note of an issued invoice, and returns both; to be called in a transaction. What it
 * takes off a cash sale goes back at once.
 */
export async function createCreditNote(
  callerBooks: CompanyBooks,
  invoiceId: number | undefined,
  { body, version, now, actor }: Pick<Call, "body" | "version" | keyof Act>,
): Promise<{ id: number; record: InvoiceRecord }> {
  const asked = { id: invoiceId, deed: "credit", version, now, actor } as const;
  const { result: id, record } = await changeInvoice(callerBooks, asked, async (open) => {
    const payload = parseOrRefuse(creditNotePayload, body);
    return { result: await insertCreditNote(open, payload, now), day: payload.date };
  });
  return { id, record: await giveBackCredited(callerBooks, record, { now, actor }) };
}

async function insertCreditNote(
  { books, record, today }: OpenInvoice,
  { date, reason, items }: CreditNotePayload,
  now: Date,
): Promise<number> {
  const { invoice } = record;
  refuseDate(date, invoice.date, today);
  const lines = creditLines(record, items);
  const note = { date, reason, ...amountsOf(record, lines) };
  const credit_note_id = await insertNote(books, invoice, note, now);
  const rows = lines.map((line) => ({ ...line, company_id: invoice.company_id, credit_note_id }));
  await books.insertInto("credit_note_lines").values(rows).execute();
  return credit_note_id;
}

function refuseDate(date: string, invoiceDate: string, today: string): void {
  if (date > today)
    throw unacceptable(`The credit note cannot be dated after today, ${showDate(today)}.`);
  if (date < invoiceDate)
    throw unacceptable(
      `The credit note cannot be dated before the invoice, ${showDate(invoiceDate)}.`,
    );
}

/** In minor units; refused when they are nothing, or more than is left of the invoice. */
function amountsOf({ invoice, creditNotes }: InvoiceRecord, lines: Lines) {
  const net = sum(lines.map((line) => line.net));
  const tax = sum(lines.map((line) => line.tax));
  const total = net + tax;
  if (total <= 0n) throw unacceptable("These lines come to nothing. Please credit more.");
  const left = BigInt(invoice.total - invoice.credited);
  // Lines below zero that are not credited leave less than the others come to.
  if (total > left)
    throw unacceptable(
      `Only ${amountOf(invoice, left)} of this invoice is left to credit. ` +
        "Please credit the lines below zero too.",
    );
  const standing = creditNotes.filter(isStanding);
  const base_total = creditedNow(
    BigInt(invoice.base_total),
    sum(standing.map((note) => BigInt(note.base_total))),
    {
      part: minorUnits(BigInt(invoice.credited) + total),
      whole: minorUnits(BigInt(invoice.total)),
    },
  );
  return { net, tax, total, base_total, base_income: sum(lines.map((line) => line.base_net)) };
}

function minorUnits(minor: bigint): Decimal {
  return { units: minor, scale: 2 };
}

type NewNote = { date: string; reason: string } & ReturnType<typeof amountsOf>;

async function insertNote(books: InvoiceBooks, invoice: Invoice, note: NewNote, now: Date) {
  const parties = await keepParties(books, invoice, now);
  const { customer } = await readKeptParties(books, parties);
  const no = await takeCreditNumber(books);
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
      search_text: searchText(no, invoice.no, customer.name, invoice.contact_name, note.reason),
      void_reason: "",
      updated_at: now.toISOString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
