import type { CompanyBooks } from "../../db/company-books";
import { createNotFoundError } from "../../wire/api-error";
import { formatWireAmount, padDecimals } from "../../wire/decimals";
import { toWireTax } from "../../wire/tax-names";
import { listCreditNoteOperations } from "../read/credit-notes";
import { countReleased } from "../read/released";
import { readPartySnapshots } from "../versions/party-snapshots";

/**
 * Returns a stored credit note with its lines, seller and customer. Throws a not-found error when
 * it is missing.
 */
export async function readCreditNote(books: CompanyBooks, id: number | undefined) {
  const note = await books
    .selectFrom("credit_notes as note")
    .innerJoin("currencies", "currencies.id", "note.currency_id")
    .leftJoin("invoices", "invoices.id", "note.invoice_id")
    .selectAll("note")
    .select([
      "code as currency_code",
      "symbol as currency_symbol",
      "invoices.id as existing_invoice_id",
    ])
    .where("note.id", "=", id ?? 0)
    .executeTakeFirst();
  if (!note) throw createNotFoundError("credit_note");
  const lines = await readLines(books, note.id);
  return { note, lines, parties: await readPartySnapshots(books, note) };
}

export type CreditNoteRecord = Awaited<ReturnType<typeof readCreditNote>>;

function readLines(books: CompanyBooks, noteId: number) {
  return books
    .selectFrom("credit_note_lines as line")
    .leftJoin("tax_codes", "tax_codes.id", "line.tax_code_id")
    .selectAll("line")
    .select("tax_codes.code as tax_code")
    .where("credit_note_id", "=", noteId)
    .orderBy("line.position")
    .execute();
}

/** Reads a credit note in the API's JSON format. Throws a not-found error when it is missing. */
export async function readWireCreditNote(
  books: CompanyBooks,
  id: number | undefined,
): Promise<object> {
  const { note, lines, parties } = await readCreditNote(books, id);
  const refunds = await listRefunds(books, note);
  return {
    id: note.id,
    business_id: note.company_id,
    no: note.no,
    date: note.date,
    reason: note.reason,
    /** Null when the invoice is deleted. */
    invoice_id: note.existing_invoice_id,
    invoice_no: note.invoice_no,
    invoice_date: note.invoice_date,
    contact_id: note.contact_id,
    contact_name: parties.customer.name,
    currency: { id: note.currency_id, code: note.currency_code, symbol: note.currency_symbol },
    currency_rate: padDecimals(note.currency_rate, 6),
    items: lines.map(toWireLine),
    net: formatWireAmount(note.net),
    tax: formatWireAmount(note.tax),
    amount: formatWireAmount(note.total),
    base_amount: formatWireAmount(note.base_total),
    voided_on: note.voided_on,
    void_reason: note.void_reason,
    /** The overpaid money that went on account, except what was given back at once. */
    released: refunds.length > 0 ? [] : await listReleased(books, note),
    refunds,
    updated_at: note.updated_at,
    can: listCreditNoteOperations(note),
  };
}

type Note = CreditNoteRecord["note"];

/** Lists the valid refunds of the money that the credit note left overpaid. */
async function listRefunds(books: CompanyBooks, note: Note): Promise<object[]> {
  const refunds = await books
    .selectFrom("refunds")
    .select(["id", "date", "amount"])
    .where("contact_id", "=", note.contact_id ?? 0)
    .where("credit_note_id", "=", note.id)
    .where("reversed_on", "is", null)
    .orderBy("id")
    .execute();
  return refunds.map(({ id, date, amount }) => ({
    ...{ refund_id: id, date, amount: formatWireAmount(amount) },
  }));
}

/** Lists the shares of the invoice that went on account after the credit note, or parts of them. */
async function listReleased(books: CompanyBooks, note: Note): Promise<object[]> {
  const shares = await books
    .selectFrom("payments")
    .select(["id", "invoice_id", "receipt_id", "date", "amount", "from_account", "is_released"])
    .select(["reversed_on", "credit_note_id"])
    .where("invoice_id", "=", note.invoice_id)
    .orderBy("id")
    .execute();
  return shares
    .filter(({ credit_note_id }) => credit_note_id === note.id)
    .map((share) => ({
      receipt_id: share.receipt_id,
      date: share.reversed_on,
      amount: formatWireAmount(countReleased(share, shares)),
    }));
}

function toWireLine(line: CreditNoteRecord["lines"][number]): object {
  return {
    id: line.id,
    invoice_line_id: line.invoice_line_id,
    line: line.position,
    name: line.name,
    description: line.description,
    quantity: line.quantity,
    unit_price: padDecimals(line.unit_price, 2),
    discount: `${line.discount_percent}%`,
    tax_code: toWireTax(line),
    amount: formatWireAmount(line.net),
    tax: formatWireAmount(line.tax),
  };
}
