import dayjs from "dayjs";
import relativeTime from "dayjs/plugin/relativeTime.js";
import utc from "dayjs/plugin/utc.js";
import { MALAYSIA, SINGAPORE } from "./countries";

dayjs.extend(utc);
dayjs.extend(relativeTime);

/** Making one takes longer than all that is formatted with it at a request. */
const formatterFor = (timeZone: string) =>
  // The Swedish order of a date is the wire's.
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });

const malaysia = formatterFor("Asia/Kuala_Lumpur");
const formatters: Record<string, Intl.DateTimeFormat> = {
  [MALAYSIA]: malaysia,
  [SINGAPORE]: formatterFor("Asia/Singapore"),
};

/** Today where the company is, as YYYY-MM-DD, whatever the server's clock is set to. */
export function companyToday(countryId: string, now = new Date()): string {
  return (formatters[countryId] ?? malaysia).format(now);
}

/** "3 days", counted from one day to the other, whichever is first. */
export function daysApart(date: string, other: string): string {
  return dayjs.utc(date).from(dayjs.utc(other), true);
}

/** "in 3 days", "today", "2 months ago". */
export function relativeDay(date: string, today: string): string {
  return date === today ? "today" : dayjs.utc(date).from(dayjs.utc(today));
}
