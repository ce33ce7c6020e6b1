import type { CompanyBooks } from "../db/company-books";
import type { MessageWay } from "../db/issued-tables";
import type { ChangeContext } from "../calls/calls";
import { listOverdueInvoices } from "../reports/owed/overdue-invoices";
import type { Subject } from "./subjects/subject";

export type NewMessage = {
  way: MessageWay;
  is_reminder: boolean;
  recipient: string;
  subject?: string;
  text?: string;
  state?: "waiting" | "sent";
};

/** Stores a message to a customer, with the invoices of a reminder, and returns its id. */
export async function insertMessage(
  books: CompanyBooks,
  subject: Subject,
  { state = "waiting", ...message }: NewMessage,
  { now, actor }: ChangeContext,
): Promise<number> {
  const { id } = await books
    .insertInto("sent_messages")
    .values({ ...subject, ...message, state, reason: "", made_at: now.toISOString(), actor })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (subject.kind === "reminder") await insertRemindedInvoices(books, subject, { id, now });
  return id;
}

async function insertRemindedInvoices(
  books: CompanyBooks,
  { company_id, contact_id }: Subject,
  { id, now }: { id: number; now: Date },
): Promise<void> {
  for (const invoice of await listOverdueInvoices(books, contact_id ?? 0, now))
    await books
      .insertInto("reminded_invoices")
      .values({ company_id, message_id: id, invoice_id: invoice.id })
      .execute();
}
