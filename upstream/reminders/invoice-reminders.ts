import { addDays } from "../../domain/calendar/days";
import { getDayInZone } from "../../domain/calendar/time-zone";
import type { CompanyBooks } from "../db/company-books";
import { listUnpaid, toReminderKey, type ReminderInvoice } from "./due-invoices";
import { isPaused } from "./pauses";
import { readSendingHours } from "./read-sending-hours";
import { findSendingDay, isAfterHours } from "./sending-hours";
import { readReminderSettings } from "./settings";

/**
 * Returns whether reminders of an invoice go out by themselves, and on which days from now on, as
 * JSON of the v2 API. There are no days when the invoice is paid or void.
 */
export async function readInvoiceReminders(
  books: CompanyBooks,
  id: number,
  now: Date,
): Promise<object> {
  const { isOn, days, plannedUntil } = await readReminderSettings(books);
  const hours = await readSendingHours(books);
  const today = getDayInZone(hours.timeZone, now);
  const [invoice] = await listUnpaid(books, [id]);
  const isPlanned = plannedUntil >= today && (await hasReminderJob(books, invoice, today));
  const isTodayOver = isPlanned || isAfterHours(now, hours);
  const dates = invoice
    ? days.map((each) => findSendingDay(addDays(invoice.due_day, each), hours))
    : [];
  return {
    is_on: isOn,
    days,
    paused: await isPaused(books, { kind: "invoice", id }),
    contact_paused: invoice
      ? await isPaused(books, { kind: "contact", id: invoice.contact_id })
      : false,
    dates: [...new Set(dates)].filter((day) => day > today || (day === today && !isTodayOver)),
  };
}

/** Returns whether the invoice's customer has a reminder of this day, which is the only one. */
async function hasReminderJob(
  books: CompanyBooks,
  invoice: Pick<ReminderInvoice, "contact_id"> | undefined,
  day: string,
): Promise<boolean> {
  if (!invoice) return false;
  const job = await books
    .selectFrom("jobs")
    .select("id")
    .where("kind", "=", "reminder")
    .where("key", "=", toReminderKey(invoice.contact_id, day))
    .executeTakeFirst();
  return job !== undefined;
}
