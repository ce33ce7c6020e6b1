import dayjs from "dayjs";
import relativeTime from "dayjs/plugin/relativeTime.js";
import utc from "dayjs/plugin/utc.js";
import { LRUCache } from "lru-cache";
import { MALAYSIA, SINGAPORE } from "./countries";
import { showDate } from "./dates";

dayjs.extend(utc);
dayjs.extend(relativeTime);

/** Making one takes longer than all that is formatted with it at a request. */
const formatterFor = (timeZone: string) =>
  // The Swedish order of a date is the wire's.
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });

const malaysia = formatterFor("Asia/Kuala_Lumpur");
const formatters = new Map([
  [MALAYSIA, malaysia],
  [SINGAPORE, formatterFor("Asia/Singapore")],
]);

const clockFor = (timeZone: string) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, timeStyle: "short" });

const malaysianClock = clockFor("Asia/Kuala_Lumpur");
const clocks = new Map([
  [MALAYSIA, malaysianClock],
  [SINGAPORE, clockFor("Asia/Singapore")],
]);

/** Today where the company is, as YYYY-MM-DD, whatever the server's clock is set to. */
export function companyToday(countryId: string, now = new Date()): string {
  return dayIn(formatters.get(countryId) ?? malaysia, now);
}

const MINUTE_MS = 60_000;
const lastDays = new Map<Intl.DateTimeFormat, { minute: number; day: string }>();

/** Days begin with a minute, and a page asks several times. */
function dayIn(formatter: Intl.DateTimeFormat, moment: Date): string {
  const minute = Math.floor(moment.getTime() / MINUTE_MS);
  const last = lastDays.get(formatter);
  if (last?.minute === minute) return last.day;
  const day = formatter.format(moment);
  lastDays.set(formatter, { minute, day });
  return day;
}

/** A moment, ISO 8601, by the company's clock: "23/11/2026 14:05". */
export function companyMoment(countryId: string, moment: string): string {
  const date = new Date(moment);
  const [hour = "", minute = ""] = (clocks.get(countryId) ?? malaysianClock)
    .format(date)
    .split(":");
  return `${showDate(companyToday(countryId, date))} ${hour}:${minute}`;
}

/** "3 days", counted from one day to the other, whichever is first. */
export function daysApart(date: string, other: string): string {
  return distance(date, other).replace(/^in | ago$/, "");
}

/** "in 3 days", "today", "2 months ago". */
export function relativeDay(date: string, today: string): string {
  return date === today ? "today" : distance(date, today);
}

// A page of a list has twenty, and the next page and the next owner the same ones.
const distances = new LRUCache<string, string>({ max: 2_000 });

function distance(date: string, other: string): string {
  const key = date + other;
  const words = distances.get(key) ?? dayjs.utc(date).from(dayjs.utc(other));
  distances.set(key, words);
  return words;
}
