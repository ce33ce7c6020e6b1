import { ChildLostError, JobProcess, type ChildLimits } from "./child-process.server";

type Options = ChildLimits & {
  /** Processes at the same time; none when there is nothing to do. */
  processes: number;
  /** Jobs that may wait. */
  waiting: number;
  /** Milliseconds until a process that has nothing to do ends. */
  idleMs: number;
};

const CLOSED = "The pool was closed.";

/** Too many jobs wait. */
export class PoolBusyError extends Error {}

type Job = {
  name: string;
  input: unknown;
  triesLeft: number;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
};

/**
 * Runs the jobs of a program in processes of their own, so that native code
 * which fails takes nothing with it but its job. A job whose process is lost
 * is tried once more in another.
 */
export class ChildPool {
  readonly #file: string;
  readonly #options: Options;
  readonly #busy = new Set<JobProcess>();
  readonly #idle = new Map<JobProcess, NodeJS.Timeout>();
  #waiting: Job[] = [];
  #isClosed = false;

  constructor(file: string, options: Options) {
    this.#file = file;
    this.#options = options;
  }

  get pids(): number[] {
    return [...this.#busy, ...this.#idle.keys()].flatMap(({ pid }) => pid ?? []);
  }

  /**
   * Throws what the job throws, `ChildLostError`, `PoolBusyError`, or the signal's reason when it
   * ends the wait.
   */
  run(name: string, input: unknown, signal?: AbortSignal): Promise<unknown> {
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    if (this.#isClosed) return Promise.reject(new Error(CLOSED));
    if (this.#waiting.length >= this.#options.waiting)
      return Promise.reject(new PoolBusyError("Too many jobs wait."));
    return new Promise((resolve, reject) => {
      const job: Job = { name, input, triesLeft: 2, resolve, reject };
      signal?.addEventListener("abort", () => this.#drop(job, signal.reason), { once: true });
      this.#waiting.push(job);
      this.#next();
    });
  }

  /** Ends all processes, and what they were doing. */
  close(): void {
    this.#isClosed = true;
    for (const job of this.#waiting.splice(0)) job.reject(new Error(CLOSED));
    for (const child of [...this.#busy, ...this.#idle.keys()]) child.end();
  }

  /**
   * Nobody waits for it any longer. One that runs is let go on: its picture is kept for the next
   * who asks.
   */
  #drop(job: Job, reason: unknown): void {
    if (!this.#waiting.includes(job)) return;
    this.#waiting = this.#waiting.filter((each) => each !== job);
    job.reject(reason);
  }

  #next(): void {
    if (this.#waiting.length === 0) return;
    try {
      const child = this.#takeIdle() ?? this.#start();
      const job = child && this.#waiting.shift();
      if (job) void this.#runIn(child, job);
    } catch (error) {
      // The system lets no process start.
      this.#waiting.shift()?.reject(error);
    }
  }

  async #runIn(child: JobProcess, job: Job): Promise<void> {
    this.#busy.add(child);
    job.triesLeft -= 1;
    try {
      job.resolve(await child.run(job.name, job.input));
      this.#rest(child);
    } catch (error) {
      if (error instanceof ChildLostError) this.#busy.delete(child);
      else this.#rest(child);
      if (error instanceof ChildLostError && job.triesLeft > 0 && !this.#isClosed) {
        console.error("[pdf]", error.message);
        this.#waiting.unshift(job);
      } else job.reject(error);
    }
    this.#next();
  }

  #rest(child: JobProcess): void {
    // It may have ended just now.
    if (!this.#busy.delete(child)) return;
    if (child.isSpent) child.end();
    else this.#idle.set(child, setTimeout(() => child.end(), this.#options.idleMs).unref());
  }

  #takeIdle(): JobProcess | undefined {
    const [child] = this.#idle.keys();
    if (child) this.#forget(child);
    return child;
  }

  #start(): JobProcess | undefined {
    if (this.#busy.size >= this.#options.processes) return undefined;
    const child: JobProcess = new JobProcess(this.#file, this.#options, () => {
      this.#busy.delete(child);
      this.#forget(child);
      this.#next();
    });
    return child;
  }

  #forget(child: JobProcess): void {
    clearTimeout(this.#idle.get(child));
    this.#idle.delete(child);
  }
}
