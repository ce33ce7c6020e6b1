import type { Kysely } from "kysely";
import { CompanyBooks } from "../db/company-books";
import type { Schema } from "../db/schema";
import type { Job } from "./queue";
import { NO_REASON, toReasonColumns, type Reason } from "./reason";

/**
 * How a try of a job ended. A job with "retry" is tried again after a
 * growing pause, and fails when the time to give up has come.
 */
export type JobResult =
  | { state: "done" }
  | { state: "retry"; reason: Reason }
  /** Waits for a time without counting as a failed try. */
  | { state: "put_off"; until: Date }
  | { state: "failed"; reason: Reason };

type JobEnd = {
  result: JobResult;
  /** How long after its due time a job is tried again, in milliseconds. */
  giveUpMs: number;
  now: Date;
  /** What changes in the books together with the end of the try. `isLast` is false before a retry. */
  change: (books: CompanyBooks, isLast: boolean) => Promise<void>;
};

/** The error when the lease of a job has ended and another program may run the job. */
export class LeaseLostError extends Error {}

/**
 * Ends a try of a job and changes the books, in one transaction. Throws `LeaseLostError` and changes
 * nothing when the lease of the job was lost.
 */
export async function endJob(
  db: Kysely<Schema>,
  job: Job,
  { result, giveUpMs, now, change }: JobEnd,
): Promise<void> {
  const next = planNextRun(job, result, { now, giveUpMs });
  await db.transaction().execute(async (transaction) => {
    const books = new CompanyBooks(transaction, [job.company_id]);
    await books.lock();
    const { numUpdatedRows } = await books
      .updateTable("jobs")
      .set({
        ...{ lease: null, leased_until: null },
        ...toReasonColumns("reason" in result ? result.reason : NO_REASON),
        ...(next
          ? {
              run_at: next.toISOString(),
              ...(result.state === "put_off" ? { due_at: next.toISOString(), tries: 0 } : {}),
            }
          : {
              state: result.state === "done" ? ("done" as const) : ("failed" as const),
              ended_at: now.toISOString(),
            }),
      })
      .where("id", "=", job.id)
      .where("lease", "=", job.lease)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new LeaseLostError();
    await change(books, next === null);
    await books.countChange();
  });
}

function planNextRun(job: Job, result: JobResult, times: { now: Date; giveUpMs: number }) {
  if (result.state === "put_off") return result.until;
  return result.state === "retry" ? planNextTry(job, times) : null;
}

const MINUTE_MS = 60_000;
const MAX_PAUSE_MS = 4 * 60 * MINUTE_MS;

/**
 * Returns the time of the next try: one minute after the first try, then after pauses that double,
 * up to four hours. The last try is at the time to give up; after it, returns null.
 */
export function planNextTry(
  { tries, due_at }: Pick<Job, "tries" | "due_at">,
  { now, giveUpMs }: { now: Date; giveUpMs: number },
): Date | null {
  const lastTime = Date.parse(due_at) + giveUpMs;
  if (now.getTime() >= lastTime) return null;
  const pause = Math.min(MINUTE_MS * 2 ** (tries - 1), MAX_PAUSE_MS);
  return new Date(Math.min(now.getTime() + pause, lastTime));
}
