import type { CompanyBooks } from "../db/company-books";
import type { MessageState } from "../db/issued-tables";
import { recordEvent } from "../history/record-event";
import type { Act } from "../http/calls";
import { readArchive } from "../issued/archive";

export type SentMail = { id: number; invoice_id: number; recipient: string; is_reminder: 0 | 1 };

type Outcome = {
  /** In which of them it must still be. */
  from: MessageState[];
  state: "sent" | "failed" | "interrupted";
  /** In words for the owner; blank for none. */
  reason: string;
};

/**
 * Notes what became of a mail, and tells it in the history; to be called in a transaction that has
 * the company's lock. False when it was noted before.
 */
export async function recordOutcome(
  books: CompanyBooks,
  mail: SentMail,
  { from, state, reason }: Outcome,
  act: Act,
): Promise<boolean> {
  const { numUpdatedRows } = await books
    .updateTable("sent_messages")
    .set({ state, reason })
    .where("id", "=", mail.id)
    .where("state", "in", from)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  const subject = await subjectOf(books, mail.invoice_id);
  const kind = { sent: mail.is_reminder ? "reminded" : "mailed", ...KINDS } as const;
  const details = { to: mail.recipient, way: "mail", ...(reason ? { reason } : {}) } as const;
  if (subject) await recordEvent(books, kind[state], { ...subject, ...details }, act);
  return true;
}

/** False when there is none, so that nothing can be sent again. */
export async function forgetText(books: CompanyBooks, id: number): Promise<boolean> {
  const { numUpdatedRows } = await books
    .updateTable("sent_messages")
    .set({ subject: "", text: "" })
    .where("id", "=", id)
    .where("subject", "<>", "")
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const KINDS = { failed: "mail_failed", interrupted: "mail_interrupted" } as const;

/** Also of an invoice that was deleted meanwhile; undefined for a draft that was. */
async function subjectOf(books: CompanyBooks, invoiceId: number) {
  const invoice = await books
    .selectFrom("invoices")
    .select(["no", "contact_id"])
    .where("id", "=", invoiceId)
    .executeTakeFirst();
  if (invoice) return { invoiceId, contactId: invoice.contact_id, no: invoice.no };
  const deleted = await books
    .selectFrom("deleted_invoices")
    .select(["record", "contact_id"])
    .where("id", "=", invoiceId)
    .executeTakeFirst();
  if (!deleted) return undefined;
  const { no } = readArchive(deleted.record).invoice;
  return { invoiceId, contactId: deleted.contact_id, no };
}
