import { readTimeZoneAndCurrency } from "../company/time-zone-and-currency";
import type { CompanyBooks } from "../db/company-books";
import type { SendingHours } from "./sending-hours";
import { readReminderSettings } from "./settings";

/** Reads when the reminders of a company go out. */
export async function readSendingHours(books: CompanyBooks): Promise<SendingHours> {
  const { time_zone: timeZone } = await readTimeZoneAndCurrency(books);
  const { excludedWeekdays } = await readReminderSettings(books);
  return { timeZone, excludedWeekdays };
}
