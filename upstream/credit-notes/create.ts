import { sum, type Decimal } from "../../domain/money/money";
import { showDate } from "../../domain/calendar/days";
import { dayIn } from "../../domain/calendar/time-zone";
import { readCompany } from "../company";
import type { CompanyBooks } from "../db/company-books";
import { recordEvent } from "../history/record-event";
import { unacceptable } from "../http/api-error";
import type { Act, Call } from "../http/calls";
import { parseOrRefuse } from "../http/fields";
import { refuseStale } from "../http/versions";
import { amountOf, readInvoice, type InvoiceRecord } from "../invoices/record";
import { INVOICE_STATUS } from "../../domain/invoices/status";
import { readKeptParties, keepParties } from "../issued/party-snapshots";
import { searchText } from "../search";
import { changeOwed } from "../invoices/change-owed";
import { creditEvent } from "./event";
import { creditLines } from "./lines";
import { takeCreditNumber } from "./number";
import { isStanding } from "./of-invoice";
import { creditNotePayload } from "./payload";
import { creditedNow } from "../../domain/money/credit-share";

type Invoice = InvoiceRecord["invoice"];
type Lines = ReturnType<typeof creditLines>;

/**
 * Stores a credit note of an issued invoice and returns its id; refused with what is wrong with it.
 * To be called in a transaction.
 */
export async function createCreditNote(
  callerBooks: CompanyBooks,
  invoiceId: number | undefined,
  { body, version, ...act }: Pick<Call, "body" | "version" | keyof Act>,
): Promise<number> {
  const record = await readInvoice(callerBooks, invoiceId);
  const { invoice } = record;
  refuseStale("invoice", invoice, version);
  refuseUncreditable(invoice);
  const books = callerBooks.narrowedTo(invoice.company_id);
  const payload = parseOrRefuse(creditNotePayload, body);
  const { time_zone } = await readCompany(books);
  refuseDate(payload.date, invoice.date, dayIn(time_zone, act.now));
  const lines = creditLines(record, payload.items);
  const amounts = amountsOf(record, lines);
  return changeOwed(books, invoice, { now: act.now, day: payload.date }, async () => {
    const { date, reason } = payload;
    const note = await insertNote(books, invoice, { date, reason, ...amounts }, act.now);
    const rows = lines.map((line) => ({
      ...line,
      company_id: invoice.company_id,
      credit_note_id: note.id,
    }));
    await books.insertInto("credit_note_lines").values(rows).execute();
    await recordEvent(
      books,
      "credited",
      creditEvent(invoice, { ...note, ...amounts, reason }),
      act,
    );
    return note.id;
  });
}

function refuseUncreditable({ status, total, credited }: Invoice): void {
  if (status === INVOICE_STATUS.draft)
    throw unacceptable("This invoice is still a draft. Change it instead of crediting it.");
  if (status === INVOICE_STATUS.voided)
    throw unacceptable("This invoice is void, so it cannot be credited.");
  if (total <= credited) throw unacceptable("Nothing is left to credit on this invoice.");
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

async function insertNote(books: CompanyBooks, invoice: Invoice, note: NewNote, now: Date) {
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
  return { id, no };
}
