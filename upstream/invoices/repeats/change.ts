import type { Call } from "../../calls/calls";
import type { CompanyBooks } from "../../db/company-books";
import { createRefusal } from "../../wire/api-error";
import { calculateUpdatedAt, rejectStale } from "../../wire/etags";
import { parseOrRefuse } from "../../wire/fields";
import { closeDayJobs } from "./day-jobs";
import { modePayload } from "./payload";
import { NO_NEXT_DAY, planFirstDay } from "./plan";
import { readRepeatRow } from "./repeat-row";

/**
 * Changes the mode of an active repeat. Throws a 409 when the etag is stale. Must be called in a
 * transaction that holds the company's lock.
 */
export async function changeRepeat(
  callerBooks: CompanyBooks,
  id: number | undefined,
  { body, etag, now }: Pick<Call, "body" | "etag" | "now">,
): Promise<void> {
  const { mode } = parseOrRefuse(modePayload, body);
  const repeat = await readRepeatRow(callerBooks, id);
  rejectStale("repeat", repeat, etag);
  if (repeat.ended_at !== null) throw createRefusal("repeat_ended");
  const books = callerBooks.forCompany(repeat.company_id);
  const continues = repeat.mode !== "tell" && mode !== "tell";
  // A change between two modes that issue keeps the days that are still to be made up for.
  const plan = continues ? {} : await planFirstDay(books, { ...repeat, mode }, now);
  await books
    .updateTable("repeats")
    .set({ mode, ...plan, updated_at: calculateUpdatedAt(repeat, now) })
    .where("id", "=", repeat.id)
    .execute();
  if (mode === "tell") await closeDayJobs(books, { repeatId: repeat.id }, now);
}

/**
 * Ends a repeat and its waiting jobs. Its invoices stay. Does nothing when the repeat has ended
 * already. Must be called in a transaction that holds the company's lock.
 */
export async function endRepeat(
  callerBooks: CompanyBooks,
  id: number | undefined,
  now: Date,
): Promise<void> {
  const repeat = await readRepeatRow(callerBooks, id);
  if (repeat.ended_at !== null) return;
  const books = callerBooks.forCompany(repeat.company_id);
  await books
    .updateTable("repeats")
    .set({
      ...NO_NEXT_DAY,
      ended_at: now.toISOString(),
      updated_at: calculateUpdatedAt(repeat, now),
    })
    .where("id", "=", repeat.id)
    .execute();
  await closeDayJobs(books, { repeatId: repeat.id }, now);
}
