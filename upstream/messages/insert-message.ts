import { randomUUID } from "node:crypto";
import type { CompanyBooks } from "../db/company-books";
import type { MessageWay } from "../db/issued-tables";
import type { ChangeContext } from "../calls/calls";
import { addJob } from "../jobs/queue";
import { listOverdueInvoices } from "../reports/owed/overdue-invoices";
import type { Subject } from "./subjects/subject";

export type NewMessage = {
  way: MessageWay;
  is_reminder: boolean;
  recipient: string;
  subject?: string;
  text?: string;
  state?: "waiting" | "sent";
  /**
   * The invoices of a message about several. By default, a reminder is about all overdue invoices of
   * the customer.
   */
  invoiceIds?: number[];
};

/**
 * Stores a message to a customer, with its invoices when it is about several, and returns its id. Adds the job
 * that sends a waiting mail.
 */
export async function insertMessage(
  books: CompanyBooks,
  subject: Subject,
  { state = "waiting", invoiceIds, ...message }: NewMessage,
  { now, actor }: ChangeContext,
): Promise<number> {
  const { id } = await books
    .insertInto("sent_messages")
    .values({
      ...{ ...subject, ...message, state, reason: "", made_at: now.toISOString(), actor },
      message_id: state === "waiting" ? randomUUID() : "",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (state === "waiting") await addMailJob(books.forCompany(subject.company_id), id, now);
  const ids = invoiceIds ?? (await listOverdueIds(books, subject, now));
  await insertMessageInvoices(books, subject, { id, ids });
  return id;
}

/** Adds the job that sends a stored mail. */
export async function addMailJob(books: CompanyBooks, messageId: number, now: Date): Promise<void> {
  const subject = { message_id: messageId };
  await addJob(books, { kind: "mail", key: String(messageId), subject, runAt: now }, now);
}

async function insertMessageInvoices(
  books: CompanyBooks,
  { company_id }: Subject,
  { id, ids }: { id: number; ids: number[] },
): Promise<void> {
  for (const invoice_id of ids)
    await books
      .insertInto("reminded_invoices")
      .values({ company_id, message_id: id, invoice_id })
      .execute();
}

/** Lists the overdue invoices that a reminder is about; none for all other messages. */
async function listOverdueIds(books: CompanyBooks, { kind, contact_id }: Subject, now: Date) {
  if (kind !== "reminder") return [];
  const late = await listOverdueInvoices(books, contact_id ?? 0, now);
  return late.map(({ id }) => id);
}
