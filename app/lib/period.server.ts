import { monthEnd, monthStart, weekday } from "../../domain/calendar/date-arithmetic";
import { addDays, parseDate, formatDate } from "../../domain/calendar/days";

/** Days, YYYY-MM-DD, both included; null for no limit. */
export type DayRange = { from: string | null; to: string | null };

type PeriodName = (typeof PERIODS)[number]["name"];

/** What an address limits a list to. */
export type Period = DayRange & {
  /** "days" are typed ones; null when nothing is chosen. */
  name: PeriodName | "days" | null;
  /** In words for people; blank when nothing is chosen. */
  words: string;
  /** As it was typed, also what could not be read. */
  typed: { from: string; to: string };
  /** What is wrong with what was typed; blank for nothing. */
  problem: string;
};

/** In the order in which they are offered; days are the company's own. */
export const PERIODS = [
  { name: "today", title: "Today", days: (today: string) => [today, today] },
  { name: "yesterday", title: "Yesterday", days: (today: string) => singleDay(addDays(today, -1)) },
  { name: "week", title: "This week", days: weekOf },
  { name: "month", title: "This month", days: (today: string) => monthOf(today) },
  { name: "last_month", title: "Last month", days: (today: string) => monthOf(today, 1) },
  { name: "all", title: "All days", days: () => [null, null] },
] as const satisfies { name: string; title: string; days: (today: string) => (string | null)[] }[];

/** Reads `period`, or `from` and `to`, of an address. */
export function parsePeriod(params: URLSearchParams, today: string): Period {
  const named = PERIODS.find(({ name }) => name === params.get("period"));
  if (named) {
    const [from = null, to = null] = named.days(today);
    const words = from ? `${named.title}, ${inWords({ from, to })}` : named.title;
    return { name: named.name, from, to, words, typed: { from: "", to: "" }, problem: "" };
  }
  const typed = { from: typedIn(params, "from"), to: typedIn(params, "to") };
  const days = { from: parseDate(typed.from), to: parseDate(typed.to) };
  const problem = findProblem(typed, days);
  const isChosen = Boolean(typed.from || typed.to);
  return {
    name: isChosen ? "days" : null,
    ...(problem ? { from: null, to: null } : days),
    words: problem ? "" : inWords(days),
    typed: { from: formatTyped(typed.from), to: formatTyped(typed.to) },
    problem,
  };
}

function typedIn(params: URLSearchParams, name: string): string {
  return (params.get(name) ?? "").trim().slice(0, 40);
}

function findProblem(typed: Period["typed"], { from, to }: DayRange): string {
  if (typed.from && !from) return "From: Enter the first day as DD/MM/YYYY.";
  if (typed.to && !to) return "To: Enter the last day as DD/MM/YYYY.";
  if (from && to && from > to)
    return `The first day, ${formatDate(from)}, is after the last, ${formatDate(to)}. Change one of them.`;
  return "";
}

function inWords({ from, to }: DayRange): string {
  if (from && from === to) return formatDate(from);
  if (from && to) return `${formatDate(from)} to ${formatDate(to)}`;
  if (from) return `from ${formatDate(from)}`;
  return to ? `to ${formatDate(to)}` : "";
}

function formatTyped(typed: string): string {
  return formatDate(parseDate(typed) ?? "") || typed;
}

function singleDay(day: string): string[] {
  return [day, day];
}

/** From Monday. */
function weekOf(today: string): string[] {
  const monday = addDays(today, -((weekday(today) + 6) % 7));
  return [monday, addDays(monday, 6)];
}

function monthOf(today: string, monthsAgo = 0): string[] {
  return [monthStart(today, monthsAgo), monthEnd(today, monthsAgo)];
}
