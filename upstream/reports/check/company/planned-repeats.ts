import { addDays } from "../../../../domain/calendar/days";
import { getDayInZone, getTimeInZone } from "../../../../domain/calendar/time-zone";
import type { CheckedCompany } from "../company";
import { compareValues, toFindings, type Finding } from "../finding";
import { parseDetails } from "../read-invoices";
import { describeRepeat, isPatternDay, type Repeat } from "./repeats";

/** The time of day at which a repeat issues, in the company's time zone. */
const ISSUE_TIME = "06:00";

type PlannedRepeat = Repeat & {
  mode: string;
  next_day: string | null;
  next_at: string | null;
  ended_at: string | null;
};

/**
 * Checks the next day of each repeat: a repeat that has ended or only tells has none, and any other
 * has a day of its pattern, which leaves out none after today.
 */
export async function checkPlannedRepeats(company: CheckedCompany): Promise<Finding[]> {
  const repeats = await company.books.selectFrom("repeats").selectAll().orderBy("id").execute();
  return repeats.flatMap((repeat) => checkNextDay(repeat, company));
}

function checkNextDay(
  repeat: PlannedRepeat,
  { timeZone, today }: Pick<CheckedCompany, "timeZone" | "today">,
): Finding[] {
  const { mode, next_day, next_at, ended_at } = repeat;
  const name = describeRepeat(repeat);
  const isIssuing = mode !== "tell" && ended_at === null;
  const what = `${name}, next day that is issued`;
  if (!isIssuing)
    return [
      ...compareValues(what, next_day, null),
      ...compareValues(`${name}, next time`, next_at, null),
    ];
  if (next_day !== null && !isPatternDay(repeat, next_day))
    return toFindings(what, next_day, "a day of its pattern");
  const expectedTime = next_day === null ? null : `${next_day} ${ISSUE_TIME}`;
  return [
    ...compareValues(`${name}, next time`, formatLocalTime(next_at, timeZone), expectedTime),
    ...compareValues(what, next_day, findLeftOutDay(repeat, today) ?? next_day),
  ];
}

/** Formats a moment as the day and the time in the time zone. */
function formatLocalTime(moment: string | null, timeZone: string): string | null {
  if (moment === null) return null;
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return "damaged";
  return `${getDayInZone(timeZone, date)} ${getTimeInZone(timeZone, date)}`;
}

/**
 * Finds the first day after today that comes before the next day. Days up to today may have been
 * planned already.
 */
function findLeftOutDay(repeat: PlannedRepeat, today: string): string | undefined {
  const { every, step, starts_on, next_day } = repeat;
  const first = addDays(today, 1);
  const start = starts_on > first ? starts_on : first;
  // One interval and a month contain an occurrence, when one is left.
  const unitDays = { week: 7, month: 31, year: 366 }[every];
  const last = next_day === null ? addDays(start, step * unitDays + 31) : addDays(next_day, -1);
  for (let day = start; day <= last; day = addDays(day, 1))
    if (isPatternDay(repeat, day)) return day;
  return undefined;
}

/** Checks that each job of a repeat is of a day of one of the company's repeats. */
export async function checkRepeatJobs({ books }: CheckedCompany): Promise<Finding[]> {
  const repeats = await books.selectFrom("repeats").selectAll().execute();
  const jobs = await books
    .selectFrom("jobs")
    .select(["key", "subject"])
    .where("kind", "=", "repeat")
    .orderBy("id")
    .execute();
  return jobs.flatMap(({ key, subject }) => {
    const { repeat_id, day } = parseDetails(subject) ?? {};
    const repeat = repeats.find(({ id }) => id === repeat_id);
    const isDay = repeat !== undefined && typeof day === "string" && isPatternDay(repeat, day);
    if (isDay && key === `${repeat.id}:${day}`) return [];
    return toFindings("planned invoice of a repeat", key, "a day of one of the company's repeats");
  });
}
