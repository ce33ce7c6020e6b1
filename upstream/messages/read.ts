import type { Selectable } from "kysely";
import type { CompanyBooks } from "../db/company-books";
import type { IssuedTables } from "../db/issued-tables";
import { notFound } from "../http/api-error";
import { findInvoice } from "../invoices/find";

const SHOWN = 10;

/** What was last sent of an invoice, the newest first; and the last reminder, however long ago. */
export async function readMessages(books: CompanyBooks, invoiceId: number | undefined) {
  const { id } = await findInvoice(books, invoiceId);
  const messages = () => books.selectFrom("sent_messages").selectAll().where("invoice_id", "=", id);
  const newest = await messages().orderBy("id", "desc").limit(SHOWN).execute();
  const reminder = await messages()
    .where("is_reminder", "=", 1)
    .where("state", "=", "sent")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return {
    messages: newest.map(messageOnWire),
    last_reminder: reminder ? messageOnWire(reminder) : null,
  };
}

export async function readMessage(books: CompanyBooks, id: number) {
  const message = await books
    .selectFrom("sent_messages")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!message) throw notFound("message");
  return messageOnWire(message);
}

/** Its process died before it was known to have gone, and nobody has sent it again since. */
export function canSendAgain({
  state,
  subject,
}: Pick<Selectable<IssuedTables["sent_messages"]>, "state" | "subject">): boolean {
  return (state === "interrupted" || state === "failed") && subject !== "";
}

function messageOnWire(message: Selectable<IssuedTables["sent_messages"]>) {
  return {
    id: message.id,
    is_reminder: message.is_reminder === 1,
    way: message.way,
    to: message.recipient,
    state: message.state,
    reason: message.reason,
    can_send_again: canSendAgain(message),
    at: message.made_at,
    by: message.actor,
  };
}
