import { dayIn } from "../../domain/calendar/time-zone";
import { showDate } from "../../domain/calendar/days";
import { readCompany } from "../company";
import type { CompanyBooks } from "../db/company-books";
import { recordEvent } from "../history/record-event";
import { unacceptable } from "../http/api-error";
import type { Act, Call } from "../http/calls";
import { parseOrRefuse } from "../http/fields";
import { nextVersion, refuseStale } from "../http/versions";
import { readInvoice } from "../invoices/record";
import { changeOwed } from "../invoices/change-owed";
import { creditEvent } from "./event";
import { voidPayload } from "./payload";
import { readCreditNote } from "./record";

/**
 * Has a credit note count no more, and returns the id of its invoice: number, lines and amounts
 * stay. To be called in a transaction.
 */
export async function voidCreditNote(
  callerBooks: CompanyBooks,
  id: number | undefined,
  { body, version, ...act }: Pick<Call, "body" | "version" | keyof Act>,
): Promise<number> {
  const { note } = await readCreditNote(callerBooks, id);
  refuseStale("credit note", note, version);
  if (note.voided_on !== null)
    throw unacceptable(`This credit note was voided on ${showDate(note.voided_on)}.`);
  const { reason } = parseOrRefuse(voidPayload, body);
  const books = callerBooks.narrowedTo(note.company_id);
  const { invoice } = await readInvoice(books, note.invoice_id);
  const { time_zone } = await readCompany(books);
  const day = dayIn(time_zone, act.now);
  await changeOwed(books, invoice, { now: act.now, day }, () =>
    books
      .updateTable("credit_notes")
      .set({
        voided_on: day,
        void_reason: reason,
        updated_at: nextVersion(note, act.now),
      })
      .where("id", "=", note.id)
      .execute(),
  );
  await recordEvent(books, "credit_voided", creditEvent(invoice, { ...note, reason }), act);
  return invoice.id;
}
