import { fill } from "../../../../domain/words/message";
import { voidWords as words } from "../../../../domain/words/void";
import { randomUUID } from "node:crypto";
import { formatDate } from "../../../../domain/calendar/days";
import { formatMoney } from "../../../../domain/money/money";
import { allowsEntryOperation } from "~/models/invoices/operations.server";
import { readCreditNote } from "~/models/credit-notes/record.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { NO_MONEY_WAY } from "~/invoices/money-choices.server";
import { invoicePaths } from "~/invoices/paths";
import type { VoidForm } from "~/invoices/void/schema";

/**
 * Returns the form that voids a credit note, and the reason when the credit note is already void.
 */
export async function loadVoidCreditNote(session: Session, id: string) {
  await requireExtension("credit_notes");
  const note = await readCreditNote(session, id);
  const form: VoidForm = {
    ...NO_MONEY_WAY,
    key: randomUUID(),
    basedOn: note.updated_at,
    reason: "",
  };
  return {
    companyId: session.companyId,
    form,
    barrier: allowsEntryOperation(note, "void", !note.voided_on)
      ? null
      : {
          text: fill(words.creditNote.voided, {
            no: note.no,
            date: formatDate(note.voided_on ?? ""),
          }),
          to: invoicePaths.creditNote(id),
          link: words.creditNote.link,
        },
    no: note.no,
    invoiceNo: note.invoice_no,
    contactName: note.contact_name,
    amount: formatMoney(note.currency.symbol, note.amount),
  };
}
