import { addDays } from "../../domain/calendar/days";
import { getDayInZone } from "../../domain/calendar/time-zone";
import type { CompanyBooks } from "../db/company-books";
import { listUnpaid } from "./due-invoices";
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
  const isTodayOver = plannedUntil >= today || isAfterHours(now, hours);
  const [invoice] = await listUnpaid(books, [id]);
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
