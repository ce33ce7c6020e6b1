import type { EntryOperation } from "../../../domain/invoices/operations";
import {
  addDecimals,
  toDecimal,
  subtractDecimals,
  type Decimal,
} from "../../../domain/money/money";
import type { CompanyBooks } from "../../db/company-books";
import { formatWireAmount } from "../../wire/decimals";

/** Lists the credit notes of an invoice, including voided ones. */
export function listInvoiceCreditNotes(books: CompanyBooks, invoiceId: number) {
  return books
    .selectFrom("credit_notes")
    .select(["id", "no", "date", "total", "reason", "voided_on", "void_reason"])
    .select("base_total")
    .where("invoice_id", "=", invoiceId)
    .orderBy("id")
    .execute();
}

export type InvoiceCreditNote = Awaited<ReturnType<typeof listInvoiceCreditNotes>>[number];

/** Returns true when the credit note is not void. */
export function isActiveCreditNote({ voided_on }: Pick<InvoiceCreditNote, "voided_on">): boolean {
  return voided_on === null;
}

/** Lists the operations that a credit note allows (`can` in the API). */
export function listCreditNoteOperations(
  note: Pick<InvoiceCreditNote, "voided_on">,
): EntryOperation[] {
  return isActiveCreditNote(note) ? ["void", "send"] : [];
}

export function toWireInvoiceCreditNote(note: InvoiceCreditNote): object {
  const { id, no, date, total, reason, voided_on } = note;
  return {
    id,
    no,
    date,
    total: formatWireAmount(total),
    reason,
    voided_on,
    can: listCreditNoteOperations(note),
  };
}

/** The credited part of one invoice line. Amounts are in minor units. */
export type CreditedAmounts = { quantity: Decimal; net: bigint; tax: bigint; base_net: bigint };

export const NOTHING_CREDITED: CreditedAmounts = {
  quantity: { units: 0n, scale: 0 },
  net: 0n,
  tax: 0n,
  base_net: 0n,
};

/**
 * Returns the quantity of a line that is not credited yet. It is negative for a line with a negative
 * quantity.
 */
export function calculateQuantityLeft(
  line: { quantity: string },
  credited = NOTHING_CREDITED,
): Decimal {
  return subtractDecimals(toDecimal(line.quantity), credited.quantity);
}

/**
 * Returns the sums that active credit notes credit, by the id of the invoice line. Lines without
 * credits are missing.
 */
export async function readCreditedAmounts(
  books: CompanyBooks,
  invoiceId: number,
): Promise<Map<number, CreditedAmounts>> {
  const lines = await books
    .selectFrom("credit_note_lines as line")
    .innerJoin("credit_notes as note", "note.id", "line.credit_note_id")
    .select(["invoice_line_id", "quantity", "line.net", "line.tax", "base_net"])
    .where("note.invoice_id", "=", invoiceId)
    .where("voided_on", "is", null)
    .execute();
  const credited = new Map<number, CreditedAmounts>();
  for (const line of lines) {
    const before = credited.get(line.invoice_line_id) ?? NOTHING_CREDITED;
    credited.set(line.invoice_line_id, {
      quantity: addDecimals(before.quantity, toDecimal(line.quantity)),
      net: before.net + BigInt(line.net),
      tax: before.tax + BigInt(line.tax),
      base_net: before.base_net + BigInt(line.base_net),
    });
  }
  return credited;
}
