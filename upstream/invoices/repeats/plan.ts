import type { Kysely } from "kysely";
import { getDayInZone, getMomentInZone } from "../../../domain/calendar/time-zone";
import { readTimeZoneAndCurrency } from "../../company/time-zone-and-currency";
import { CompanyBooks } from "../../db/company-books";
import type { RepeatMode } from "../../db/repeat-tables";
import type { Schema } from "../../db/schema";
import { findOccurrenceAfter, findOccurrenceFrom } from "./dates";
import { addDayJob } from "./day-jobs";
import { toPattern, type PatternColumns } from "./repeat-row";

/** The time in the company's time zone from which the invoice of a day is issued. */
const ISSUE_TIME = "06:00";

/** Repeats that one call of the planner reads. Further repeats wait for the next call. */
const MAX_PLANNED = 500;

type PlannedRepeat = PatternColumns & { starts_on: string; ends_on: string | null };

/**
 * Returns the columns that plan the first day of a repeat from today on. Earlier days wait for a
 * user, because nobody has asked for them to be issued.
 */
export async function planFirstDay(
  books: CompanyBooks,
  repeat: PlannedRepeat & { mode: RepeatMode },
  now: Date,
) {
  if (repeat.mode === "tell") return NO_NEXT_DAY;
  const { time_zone } = await readTimeZoneAndCurrency(books);
  const today = getDayInZone(time_zone, now);
  const start = today > repeat.starts_on ? today : repeat.starts_on;
  return toNextDay(repeat, findOccurrenceFrom(toPattern(repeat), start), time_zone);
}

export const NO_NEXT_DAY = { next_day: null, next_at: null };

function toNextDay({ ends_on }: PlannedRepeat, day: string | null, timeZone: string) {
  if (day === null || (ends_on !== null && day > ends_on)) return NO_NEXT_DAY;
  return {
    next_day: day,
    next_at: getMomentInZone(timeZone, day, ISSUE_TIME).toISOString(),
  };
}

/**
 * Adds a job for each day of all repeats that is to be issued at `now`. Programs that call this at
 * the same time add each job once.
 */
export async function planRepeats(db: Kysely<Schema>, now: Date): Promise<void> {
  const due = await db
    .selectFrom("repeats")
    .select(["id", "company_id"])
    .where("next_at", "<=", now.toISOString())
    .orderBy("next_at")
    .limit(MAX_PLANNED)
    .execute();
  for (const { id, company_id } of due) {
    const planned = db.transaction().execute(async (transaction) => {
      const books = new CompanyBooks(transaction, [company_id]);
      await books.lock();
      await planRepeat(books, id, now);
      await books.countChange();
    });
    // A repeat that cannot be planned must not hold up the others.
    await planned.catch((error: unknown) =>
      console.error(`The repeat ${id} was not planned:`, error),
    );
  }
}

async function planRepeat(books: CompanyBooks, id: number, now: Date): Promise<void> {
  const repeat = await books
    .selectFrom("repeats")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { time_zone } = await readTimeZoneAndCurrency(books);
  const moment = now.toISOString();
  let { next_day, next_at }: { next_day: string | null; next_at: string | null } = repeat;
  while (next_day !== null && next_at !== null && next_at <= moment) {
    await addDayJob(books, { repeatId: id, day: next_day }, now);
    const following = findOccurrenceAfter(toPattern(repeat), next_day);
    ({ next_day, next_at } = toNextDay(repeat, following, time_zone));
  }
  await books.updateTable("repeats").set({ next_day, next_at }).where("id", "=", id).execute();
}
