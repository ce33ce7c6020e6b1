import dayjs from "dayjs";
import relativeTime from "dayjs/plugin/relativeTime.js";
import utc from "dayjs/plugin/utc.js";
import { formatDate } from "../../domain/calendar/days";
import { getDayInZone, getTimeInZone } from "../../domain/calendar/time-zone";
import { findCountryOrMalaysia } from "../../domain/countries";
import { count } from "../../domain/words/in-languages";
import { fill } from "../../domain/words/message";
import { timeWords as words } from "../../domain/words/time";

dayjs.extend(utc);
dayjs.extend(relativeTime);

/** The locale in which dayjs gives a span as its unit and number. */
const SPANS = "spans";

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

// dayjs chooses the unit and rounds. `formatDaysApart` reads unit and number from the result.
dayjs.locale(
  {
    name: SPANS,
    formats: {},
    relativeTime: {
      d: "days 1",
      dd: "days %d",
      M: "months 1",
      MM: "months %d",
      y: "years 1",
      yy: "years %d",
    },
  },
  undefined,
  true,
);

/**
 * Returns the rounded time between two different days (YYYY-MM-DD) in words: "3 days", "a month".
 */
export function formatDaysApart(date: string, other: string): string {
  const span = dayjs.utc(date).locale(SPANS).from(dayjs.utc(other), true);
  const [unit, number] = span.split(" ");
  if (unit === "years") return count(words.years, Number(number));
  return count(unit === "months" ? words.months : words.days, Number(number));
}

/** Returns a day relative to today: "in 3 days", "today" or "2 months ago". Both are YYYY-MM-DD. */
export function formatRelativeDay(date: string, today: string): string {
  if (date === today) return words.today;
  const span = formatDaysApart(date, today);
  return date > today ? fill(words.ahead, { span }) : fill(words.ago, { span });
}
