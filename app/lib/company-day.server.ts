import dayjs from "dayjs";
import relativeTime from "dayjs/plugin/relativeTime.js";
import utc from "dayjs/plugin/utc.js";
import { formatDate } from "../../domain/calendar/days";
import { getDayInZone, getTimeInZone } from "../../domain/calendar/time-zone";
import { findCountryOrMalaysia } from "../../domain/countries";

dayjs.extend(utc);
dayjs.extend(relativeTime);

/**
 * Returns today's date in the company's country, as YYYY-MM-DD, independent of the server's time
 * zone.
 */
export function getCompanyToday(countryId: string, now = new Date()): string {
  return getDayInZone(findCountryOrMalaysia(countryId).timeZone, now);
}

/** Formats a moment, given as ISO 8601, in the company's time zone: "23/11/2026 14:05". */
export function formatCompanyTime(countryId: string, moment: string): string {
  const { timeZone } = findCountryOrMalaysia(countryId);
  const date = new Date(moment);
  return `${formatDate(getDayInZone(timeZone, date))} ${getTimeInZone(timeZone, date)}`;
}

/**
 * Returns the rounded time between two different days (YYYY-MM-DD) in words: "3 days", "a month".
 */
export function formatDaysApart(date: string, other: string): string {
  return formatDistance(date, other).replace(/^in | ago$/, "");
}

/** Returns a day relative to today: "in 3 days", "today" or "2 months ago". Both are YYYY-MM-DD. */
export function formatRelativeDay(date: string, today: string): string {
  return date === today ? "today" : formatDistance(date, today);
}

function formatDistance(date: string, other: string): string {
  return dayjs.utc(date).from(dayjs.utc(other));
}
