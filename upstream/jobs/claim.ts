import { PostgresAdapter, type Kysely } from "kysely";
import type { Schema } from "../db/schema";
import type { Job } from "./queue";

/**
 * The time in milliseconds after which another program may run a job, because the program that
 * claimed it has probably ended.
 */
export const LEASE_MS = 2 * 60_000;

/**
 * Claims the job that has been due for the longest time, for the program with the token `lease`.
 * Returns undefined when none is due. Only one job of a company is claimed at a time.
 */
export async function claimJob(
  db: Kysely<Schema>,
  { lease, now }: { lease: string; now: Date },
): Promise<Job | undefined> {
  for (;;) {
    try {
      return await db.transaction().execute((transaction) => claim(transaction, { lease, now }));
    } catch (error) {
      if (!isLeasedMeanwhile(error)) throw error;
    }
  }
}

async function claim(
  db: Kysely<Schema>,
  { lease, now }: { lease: string; now: Date },
): Promise<Job | undefined> {
  const moment = now.toISOString();
  const due = await db
    .selectFrom("jobs")
    .select("id")
    .where("state", "=", "waiting")
    .where("run_at", "<=", moment)
    .where((eb) =>
      eb.or([
        eb("leased_until", "<=", moment),
        eb.and([
          // PostgreSQL checks this condition again when another program has just claimed the job,
          // but not the subquery.
          eb("lease", "is", null),
          eb.not(
            eb.exists(
              eb
                .selectFrom("jobs as other")
                .select("other.id")
                .whereRef("other.company_id", "=", "jobs.company_id")
                .where("other.lease", "is not", null),
            ),
          ),
        ]),
      ]),
    )
    .orderBy("run_at")
    .orderBy("id")
    .limit(1)
    .$if(db.getExecutor().adapter instanceof PostgresAdapter, (query) =>
      query.forUpdate().skipLocked(),
    )
    .executeTakeFirst();
  if (!due) return undefined;
  return db
    .updateTable("jobs")
    .set((eb) => ({
      lease,
      leased_until: new Date(now.getTime() + LEASE_MS).toISOString(),
      tries: eb("tries", "+", 1),
    }))
    .where("id", "=", due.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Tells whether another program has claimed a job of the same company at the same time: PostgreSQL
 * then reports a violation of the unique index `jobs_leased`.
 */
function isLeasedMeanwhile(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "23505";
}

/** Returns the time of the next try of any job, or of the end of a lease. Null without either. */
export async function findNextRun(db: Kysely<Schema>): Promise<Date | null> {
  const { next } = await db
    .selectFrom("jobs")
    .select((eb) => eb.fn.min(eb.fn.coalesce("leased_until", "run_at")).as("next"))
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  return next === null ? null : new Date(next);
}

/**
 * Releases all claimed jobs. Only for a database that no other program uses: the programs that had
 * claimed them have ended.
 */
export async function releaseLeases(db: Kysely<Schema>): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ lease: null, leased_until: null })
    .where("lease", "is not", null)
    .execute();
}
