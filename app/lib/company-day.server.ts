import dayjs from "dayjs";
import relativeTime from "dayjs/plugin/relativeTime.js";
import utc from "dayjs/plugin/utc.js";
import { formatDate } from "../../domain/calendar/days";
import { dayIn, timeIn } from "../../domain/calendar/time-zone";
import { countryOrMalaysia } from "../../domain/countries";

dayjs.extend(utc);
dayjs.extend(relativeTime);

/** Today where the company is, as YYYY-MM-DD, whatever the server's clock is set to. */
export function companyToday(countryId: string, now = new Date()): string {
  return dayIn(countryOrMalaysia(countryId).timeZone, now);
}

/** A moment, ISO 8601, by the company's clock: "23/11/2026 14:05". */
export function formatCompanyTime(countryId: string, moment: string): string {
  const { timeZone } = countryOrMalaysia(countryId);
  const date = new Date(moment);
  return `${formatDate(dayIn(timeZone, date))} ${timeIn(timeZone, date)}`;
}

/** "3 days", counted from one day to the other, whichever is first. */
export function daysApart(date: string, other: string): string {
  return distance(date, other).replace(/^in | ago$/, "");
}

/** "in 3 days", "today", "2 months ago". */
export function relativeDay(date: string, today: string): string {
  return date === today ? "today" : distance(date, today);
}

function distance(date: string, other: string): string {
  return dayjs.utc(date).from(dayjs.utc(other));
}
