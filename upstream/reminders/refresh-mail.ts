import { getDayInZone } from "../../domain/calendar/time-zone";
import { selectCustomers } from "../contacts/language";
import type { CompanyBooks } from "../db/company-books";
import type { RefreshReminder } from "../messages/mail-job";
import { composeReminderMail, createOwnContext, type ReminderLinks } from "./compose";
import { listLateInvoices, listUnpaused } from "./due-invoices";
import { readSendingHours } from "./read-sending-hours";
import { findSendingTime, isSendingTime } from "./sending-hours";
import { readReminderSettings } from "./settings";

/**
 * Returns the function that looks again at a reminder that is to go out by itself, right before each
 * try: some hours can be between two tries.
 */
export function createReminderRefresh(links: ReminderLinks): RefreshReminder {
  return async (books, { id, contact_id }, now) => {
    const contactId = contact_id ?? 0;
    const hours = await readSendingHours(books);
    const { isOn, texts } = await readReminderSettings(books);
    const reminded = await listRemindedInvoices(books, id);
    const customer = await selectCustomers(books)
      .where("contacts.id", "=", contactId)
      .executeTakeFirst();
    if (!isOn || !customer || reminded.length === 0) return { state: "drop" };
    if (!isSendingTime(now, hours)) return { state: "put_off", until: findSendingTime(now, hours) };
    const today = getDayInZone(hours.timeZone, now);
    const late = await listLateInvoices(books, contactId, today);
    const due = reminded.filter(({ due_day }) => due_day >= today);
    const content = { customer, late, due, texts, today };
    const context = createOwnContext(now);
    return { state: "send", content: await composeReminderMail(books, content, links, context) };
  };
}

/** Lists the invoices of a reminder that are still unpaid and not paused. */
async function listRemindedInvoices(books: CompanyBooks, messageId: number) {
  const rows = await books
    .selectFrom("reminded_invoices")
    .select("invoice_id")
    .where("message_id", "=", messageId)
    .execute();
  return listUnpaused(
    books,
    rows.map(({ invoice_id }) => invoice_id),
  );
}
