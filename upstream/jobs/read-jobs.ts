import type { CompanyBooks } from "../db/company-books";
import type { JobState, JobSubject } from "../db/job-tables";
import { createNotFoundError } from "../wire/api-error";
import type { Job } from "./queue";
import { toWireReason } from "./reason";

/** The maximum number of jobs in one answer, newest first. */
const MAX_LISTED = 50;

/** Lists the newest jobs of a company in this state, as JSON of the v2 API. */
export async function listJobs(books: CompanyBooks, state: JobState): Promise<object[]> {
  const jobs = await books
    .selectFrom("jobs")
    .selectAll()
    .where("state", "=", state)
    .orderBy("id", "desc")
    .limit(MAX_LISTED)
    .execute();
  return jobs.map(toWireJob);
}

/** Returns a job. Throws a 404 when there is no such job. */
export async function readJobRow(books: CompanyBooks, id: number | undefined): Promise<Job> {
  const job = await books
    .selectFrom("jobs")
    .selectAll()
    .where("id", "=", id ?? 0)
    .executeTakeFirst();
  if (!job) throw createNotFoundError("job");
  return job;
}

/** Converts a job to JSON of the v2 API, with the ids of its records. */
export function toWireJob(job: Job): object {
  const { id, kind, state, tries, run_at, made_at, ended_at, lease } = job;
  const subject = JSON.parse(job.subject) as JobSubject;
  return {
    ...{ id, kind, state: lease === null ? state : "running", tries },
    ...toWireReason(job),
    ...{ run_at, made_at, ended_at, subject },
  };
}
