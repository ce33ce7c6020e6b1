import dayjs from "dayjs";
import relativeTime from "dayjs/plugin/relativeTime.js";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";
import { MALAYSIA, SINGAPORE } from "./countries";

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(relativeTime);

const ZONES: Record<string, string> = {
  [MALAYSIA]: "Asia/Kuala_Lumpur",
  [SINGAPORE]: "Asia/Singapore",
};

/** Today where the company is, as YYYY-MM-DD, whatever the server's clock is set to. */
export function companyToday(countryId: string, now = new Date()): string {
  return dayjs(now)
    .tz(ZONES[countryId] ?? "Asia/Kuala_Lumpur")
    .format("YYYY-MM-DD");
}

/** "3 days", counted from one day to the other, whichever is first. */
export function daysApart(date: string, other: string): string {
  return dayjs.utc(date).from(dayjs.utc(other), true);
}

/** "in 3 days", "today", "2 months ago". */
export function relativeDay(date: string, today: string): string {
  return date === today ? "today" : dayjs.utc(date).from(dayjs.utc(today));
}
