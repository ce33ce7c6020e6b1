import { formatDate } from "../../../domain/calendar/days";
import type { CompanyBooks } from "../../db/company-books";
import { createRefusal } from "../../wire/api-error";
import type { ChangeContext, Call } from "../../calls/calls";
import { parseOrRefuse } from "../../wire/fields";
import { calculateUpdatedAt, rejectStale } from "../../wire/etags";
import type { InvoiceRecord } from "../read/record";
import { changeInvoice } from "../write/change-invoice";
import { voidPayload } from "./payload";
import { readCreditNote } from "./record";

/**
 * Voids a credit note, which keeps its number, lines and amounts. Returns its invoice. Must be
 * called in a transaction that holds the company's lock.
 */
export async function voidCreditNote(
  callerBooks: CompanyBooks,
  id: number | undefined,
  { body, etag, now, actor }: Pick<Call, "body" | "etag" | keyof ChangeContext>,
): Promise<InvoiceRecord> {
  const { note } = await readCreditNote(callerBooks, id);
  rejectStale("credit_note", note, etag);
  if (note.voided_on !== null)
    throw createRefusal("credit_note_voided_on", { date: formatDate(note.voided_on) });
  const { reason } = parseOrRefuse(voidPayload, body);
  const request = { id: note.invoice_id, operation: "void_credit_note", now, actor } as const;
  const { record } = await changeInvoice(callerBooks, request, async ({ books, today }) => {
    await books
      .updateTable("credit_notes")
      .set({ voided_on: today, void_reason: reason, updated_at: calculateUpdatedAt(note, now) })
      .where("id", "=", note.id)
      .execute();
    return { result: undefined };
  });
  return record;
}
