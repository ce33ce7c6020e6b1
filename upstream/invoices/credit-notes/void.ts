import { showDate } from "../../../domain/calendar/days";
import type { CompanyBooks } from "../../db/company-books";
import { unacceptable } from "../../wire/api-error";
import type { Act, Call } from "../../calls/calls";
import { parseOrRefuse } from "../../wire/fields";
import { nextVersion, refuseStale } from "../../wire/versions";
import type { InvoiceRecord } from "../read/record";
import { changeInvoice } from "../write/change-invoice";
import { voidPayload } from "./payload";
import { readCreditNote } from "./record";

/**
 * Voids a credit note, which keeps its number, lines and amounts. Returns its invoice. Must be
 * called in a transaction.
 */
export async function voidCreditNote(
  callerBooks: CompanyBooks,
  id: number | undefined,
  { body, version, now, actor }: Pick<Call, "body" | "version" | keyof Act>,
): Promise<InvoiceRecord> {
  const { note } = await readCreditNote(callerBooks, id);
  refuseStale("credit note", note, version);
  if (note.voided_on !== null)
    throw unacceptable(`This credit note was voided on ${showDate(note.voided_on)}.`);
  const { reason } = parseOrRefuse(voidPayload, body);
  const request = { id: note.invoice_id, operation: "void_credit_note", now, actor } as const;
  const { record } = await changeInvoice(callerBooks, request, async ({ books, today }) => {
    await books
      .updateTable("credit_notes")
      .set({ voided_on: today, void_reason: reason, updated_at: nextVersion(note, now) })
      .where("id", "=", note.id)
      .execute();
    return { result: undefined };
  });
  return record;
}
