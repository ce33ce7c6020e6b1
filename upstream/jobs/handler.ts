import type { CompanyBooks } from "../db/company-books";
import type { JobKind, JobSubject } from "../db/job-tables";
import type { JobResult } from "./end";
import type { Job } from "./queue";

/** One try of a job. */
export type JobTry = {
  job: Job;
  subject: JobSubject;
  now: Date;
  /** The books of the job's company, for reading outside a transaction. */
  books: CompanyBooks;
  /** Changes the books in a transaction of its own, before the end of the try. */
  change: <Result>(work: (books: CompanyBooks) => Promise<Result>) => Promise<Result>;
  /**
   * Ends the try and changes the books in one transaction. `isLast` is false when the job is tried
   * again. Throws when another program may run the job.
   */
  end: (
    result: JobResult,
    change?: (books: CompanyBooks, isLast: boolean) => Promise<void>,
  ) => Promise<void>;
};

/** How the jobs of one kind are done. */
export type JobHandler = {
  /** How long after its due time a job is tried again, in milliseconds. */
  giveUpMs: number;
  /**
   * Runs a job and calls `end`. A program that is killed leaves the job to be run once more, so
   * that each step must be safe to repeat. An error is a failed try.
   */
  run: (jobTry: JobTry) => Promise<void>;
  /**
   * Prepares the records of a failed job for another try. Throws a refusal when the job cannot be
   * tried again.
   */
  prepareRetry: (books: CompanyBooks, subject: JobSubject) => Promise<void>;
};

export type JobHandlers = Record<JobKind, JobHandler>;
