import type { Selectable } from "kysely";
import type { CompanyBooks } from "../db/company-books";
import type { JobKind, JobSubject, JobTables } from "../db/job-tables";

export type Job = Selectable<JobTables["jobs"]>;

export type NewJob = {
  kind: JobKind;
  /** Identifies the work within the company and the kind. */
  key: string;
  subject: JobSubject;
  /** The time from which the job may run. */
  runAt: Date;
};

/**
 * Adds a job to the queue of one company, unless there is one with the same kind and key. Must be
 * called in the transaction of the change that causes the job.
 */
export async function addJob(
  books: CompanyBooks,
  { kind, key, subject, runAt }: NewJob,
  now: Date,
): Promise<void> {
  const due = runAt.toISOString();
  await books
    .insertInto("jobs")
    .values({
      ...{ company_id: books.companyId, kind, key, subject: JSON.stringify(subject) },
      ...{ state: "waiting", reason: "", made_at: now.toISOString(), tries: 0 },
      ...{ due_at: due, run_at: due },
    })
    .onConflict((conflict) => conflict.columns(["company_id", "kind", "key"]).doNothing())
    .execute();
}
