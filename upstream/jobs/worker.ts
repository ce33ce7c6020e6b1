import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { CompanyBooks } from "../db/company-books";
import type { JobSubject } from "../db/job-tables";
import type { Schema } from "../db/schema";
import { claimJob, findNextRun } from "./claim";
import { endJob, LeaseLostError, type JobResult } from "./end";
import type { JobHandlers } from "./handler";
import type { Job } from "./queue";
import { createReason } from "./reason";

/** The number of jobs, of different companies, that run at the same time. */
const LANES = 2;
/** The shortest and the longest pause between two looks into the queue, in milliseconds. */
const MIN_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 15_000;

/** The shortest pause between two calls of the planners, in milliseconds. */
const PLAN_PAUSE_MS = 60_000;

/** Adds the jobs of all companies that are due at `now` and that no call of the API adds. */
export type Planner = (now: Date) => Promise<void>;

type Services = {
  db: Kysely<Schema>;
  now: () => Date;
  handlers: JobHandlers;
  planners?: readonly Planner[];
};

/**
 * Runs the jobs of the queue. Several programs can run jobs of the same database. Each job is
 * claimed for some minutes; when its program ends before the job does, another try begins.
 */
export class JobWorker {
  readonly #services: Services;
  readonly #lease = randomUUID();
  readonly #lanes = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #plannedAt = -Infinity;
  /** The time of the next try of any job, as of the last look. Null without one. */
  #nextRun: Date | null = null;
  #isStarted = false;
  #isStopped = false;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Runs the jobs that are due, and from now on every job at its time. */
  start(): void {
    this.#isStarted = true;
    this.wake();
  }

  /** Runs the jobs that are due. Must be called after a job was added. */
  wake(): void {
    if (!this.#isStarted || this.#isStopped) return;
    void this.#work();
  }

  /** Claims no more jobs, and resolves when the running jobs have ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await Promise.allSettled(this.#lanes);
  }

  /** Returns for how many seconds the oldest due job has been waiting; 0 without one. */
  readLateness(): number {
    if (this.#nextRun === null) return 0;
    const lateMs = this.#services.now().getTime() - this.#nextRun.getTime();
    return Math.max(0, Math.round(lateMs / 1000));
  }

  /** Calls the planners and runs jobs until none is due. */
  async runDueJobs(): Promise<void> {
    await this.#plan();
    await this.#runJobs();
  }

  async #runJobs(): Promise<void> {
    while (!this.#isStopped) {
      const job = await claimJob(this.#services.db, {
        lease: `${this.#lease}-${randomUUID()}`,
        now: this.#services.now(),
      });
      if (!job) return;
      await this.#run(job);
    }
  }

  async #work(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#lanes.size < LANES) {
      const lane = this.#look()
        .catch((error: unknown) => console.error("The job queue failed:", error))
        .finally(() => this.#lanes.delete(lane));
      this.#lanes.add(lane);
      await lane;
    }
    // While another lane works, that lane plans the next look.
    if (this.#lanes.size === 0) await this.#planNextLook();
  }

  async #look(): Promise<void> {
    if (this.#services.now().getTime() - this.#plannedAt >= PLAN_PAUSE_MS) await this.#plan();
    await this.#runJobs();
  }

  /** Calls the planners. A planner that fails is called again at the next time. */
  async #plan(): Promise<void> {
    const now = this.#services.now();
    this.#plannedAt = now.getTime();
    for (const plan of this.#services.planners ?? []) {
      if (this.#isStopped) return;
      await plan(now).catch((error: unknown) => console.error("The planning failed:", error));
    }
  }

  async #planNextLook(): Promise<void> {
    const next = await findNextRun(this.#services.db).catch(() => null);
    this.#nextRun = next;
    if (this.#isStopped) return;
    const pause = next === null ? MAX_PAUSE_MS : next.getTime() - this.#services.now().getTime();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => this.wake(),
      Math.min(Math.max(pause, MIN_PAUSE_MS), MAX_PAUSE_MS),
    ).unref();
  }

  async #run(job: Job): Promise<void> {
    const { db, now, handlers } = this.#services;
    const { giveUpMs, run } = handlers[job.kind];
    const end = (
      result: JobResult,
      change: (books: CompanyBooks, isLast: boolean) => Promise<void> = async () => {},
    ) => endJob(db, job, { result, giveUpMs, now: now(), change });
    try {
      await run({
        job,
        subject: JSON.parse(job.subject) as JobSubject,
        now: now(),
        books: new CompanyBooks(db, [job.company_id]),
        change: (work) =>
          db.transaction().execute(async (transaction) => {
            const books = new CompanyBooks(transaction, [job.company_id]);
            await books.lock();
            return work(books);
          }),
        end,
      });
    } catch (error) {
      if (error instanceof LeaseLostError) return;
      console.error(`The job ${job.kind} ${job.id} failed:`, error);
      await end({ state: "retry", reason: createReason("unexpected") }).catch((failure: unknown) =>
        console.error(`The end of the job ${job.id} was not stored:`, failure),
      );
    }
  }
}
