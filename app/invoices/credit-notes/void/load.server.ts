import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { formatMoney } from "../../../../domain/money/money";
import { readCreditNote } from "~/models/credit-notes/record.server";
import type { Session } from "~/server/session/record.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { invoicePaths } from "../../paths";
import type { VoidForm } from "../../void/schema";

/** What is asked before a credit note is voided; one that was voided shows itself. */
export async function loadVoidForm(session: Session, id: string) {
  await requireExtension("credit_notes");
  const note = await readCreditNote(session, id);
  if (note.voided_on) throw redirect(invoicePaths.creditNote(id));
  const form: VoidForm = { key: randomUUID(), basedOn: note.updated_at, reason: "" };
  return {
    companyId: session.companyId,
    form,
    no: note.no,
    invoiceNo: note.invoice_no,
    contactName: note.contact_name,
    amount: formatMoney(note.currency.symbol, note.amount),
  };
}
