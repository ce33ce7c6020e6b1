import { getMonthEnd, getMonthStart, getWeekday } from "../../domain/calendar/date-arithmetic";
import { periodWords as messages } from "../../domain/words/periods";
import { fill } from "../../domain/words/message";
import { addDays, parseDate, formatDate } from "../../domain/calendar/days";

/** The first and last day of a range, as YYYY-MM-DD, both included; null for no limit. */
export type DayRange = { from: string | null; to: string | null };

type PeriodName = (typeof PERIODS)[number]["name"];

/** The period that an address selects for a list. */
export type Period = DayRange & {
  /** "days" when the user typed the days; null when no period is selected. */
  name: PeriodName | "days" | null;
  /** The period in words; empty when no period is selected or `problem` is not empty. */
  words: string;
  /** The typed days: a valid one as DD/MM/YYYY, another one as typed. Empty for a named period. */
  typed: { from: string; to: string };
  /** The error in the typed days, for the user; empty when they are valid. */
  problem: string;
};

/**
 * The named periods in the order of the screen. `days` returns the first and last day for the
 * company's current day, all as YYYY-MM-DD; two nulls for no limits.
 */
export const PERIODS = [
  { name: "today", days: (today: string) => [today, today] },
  { name: "yesterday", days: (today: string) => singleDay(addDays(today, -1)) },
  { name: "week", days: weekOf },
  { name: "month", days: (today: string) => monthOf(today) },
  { name: "last_month", days: (today: string) => monthOf(today, 1) },
  { name: "all", days: () => [null, null] },
] as const satisfies { name: string; days: (today: string) => (string | null)[] }[];

/**
 * Parses the parameters `period`, or `from` and `to`, of an address. `today` is YYYY-MM-DD. Days
 * that are invalid set no limits, and `problem` says what is wrong.
 */
export function parsePeriod(params: URLSearchParams, today: string): Period {
  const named = PERIODS.find(({ name }) => name === params.get("period"));
  if (named) {
    const [from = null, to = null] = named.days(today);
    const name = messages.names[named.name];
    const words = from ? fill(messages.named, { name, days: formatRange({ from, to }) }) : name;
    return { name: named.name, from, to, words, typed: { from: "", to: "" }, problem: "" };
  }
  const typed = { from: readTyped(params, "from"), to: readTyped(params, "to") };
  const days = { from: parseDate(typed.from), to: parseDate(typed.to) };
  const problem = findProblem(typed, days);
  const isChosen = Boolean(typed.from || typed.to);
  return {
    name: isChosen ? "days" : null,
    ...(problem ? { from: null, to: null } : days),
    words: problem ? "" : formatRange(days),
    typed: { from: formatTyped(typed.from), to: formatTyped(typed.to) },
    problem,
  };
}

function readTyped(params: URLSearchParams, name: string): string {
  return (params.get(name) ?? "").trim().slice(0, 40);
}

function findProblem(typed: Period["typed"], { from, to }: DayRange): string {
  if (typed.from && !from) return messages.unreadableFrom;
  if (typed.to && !to) return messages.unreadableTo;
  if (from && to && from > to)
    return fill(messages.reversed, { from: formatDate(from), to: formatDate(to) });
  return "";
}

function formatRange({ from, to }: DayRange): string {
  if (from && from === to) return formatDate(from);
  if (from && to) return fill(messages.range, { from: formatDate(from), to: formatDate(to) });
  if (from) return fill(messages.from, { from: formatDate(from) });
  return to ? fill(messages.to, { to: formatDate(to) }) : "";
}

function formatTyped(typed: string): string {
  return formatDate(parseDate(typed) ?? "") || typed;
}

function singleDay(day: string): string[] {
  return [day, day];
}

/** Returns the week from Monday to Sunday. */
function weekOf(today: string): string[] {
  const monday = addDays(today, -((getWeekday(today) + 6) % 7));
  return [monday, addDays(monday, 6)];
}

function monthOf(today: string, monthsAgo = 0): string[] {
  return [getMonthStart(today, monthsAgo), getMonthEnd(today, monthsAgo)];
}
