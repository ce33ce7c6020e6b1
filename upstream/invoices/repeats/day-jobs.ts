import type { CompanyBooks } from "../../db/company-books";
import type { DateText } from "../../db/columns";
import { addJob } from "../../jobs/queue";
import { NO_REASON, toReasonColumns } from "../../jobs/reason";

/** A day of a repeat. */
export type RepeatDay = { repeatId: number; day: DateText };

/** Returns the key of the job that issues the invoice of a day. */
export function toDayKey({ repeatId, day }: RepeatDay): string {
  return `${repeatId}:${day}`;
}

/** Adds the job that issues the invoice of a day. */
export async function addDayJob(books: CompanyBooks, day: RepeatDay, now: Date): Promise<void> {
  const subject = { repeat_id: day.repeatId, day: day.day };
  await addJob(books, { kind: "repeat", key: toDayKey(day), subject, runAt: now }, now);
}

/**
 * Ends the waiting and failed job of a day, or of all days of the repeat without a day. A job that
 * is running ends by itself.
 */
export async function closeDayJobs(
  books: CompanyBooks,
  { repeatId, day = "%" }: { repeatId: number; day?: DateText },
  now: Date,
): Promise<void> {
  await books
    .updateTable("jobs")
    .set({ state: "done", ...toReasonColumns(NO_REASON), ended_at: now.toISOString() })
    .where("kind", "=", "repeat")
    .where("key", "like", toDayKey({ repeatId, day }))
    .where("state", "in", ["waiting", "failed"])
    .where("lease", "is", null)
    .execute();
}

/** Returns the waiting and failed jobs of all repeats, by the key of `toDayKey`. */
export async function readOpenDayJobs(books: CompanyBooks) {
  const jobs = await books
    .selectFrom("jobs")
    .select(["id", "key", "state", "reason", "reason_coded"])
    .where("kind", "=", "repeat")
    .where("state", "in", ["waiting", "failed"])
    .execute();
  return new Map(jobs.map((job) => [job.key, job] as const));
}
