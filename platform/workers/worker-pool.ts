import { FairQueue, type QueueLimits } from "./fair-queue";
import { Worker, WorkerLostError, type WorkerLimits } from "./worker";

type Options = QueueLimits &
  WorkerLimits & {
    /** For the log. */
    name: string;
    /** Milliseconds until a worker that has nothing to do ends. */
    idleMs: number;
    /** How often a task is tried whose worker is lost. */
    tries: number;
  };

/** Who asks, where owners share a pool, and the end of their wait. */
type RunOptions = { owner?: number; signal?: AbortSignal };

/**
 * Runs the functions that a program exports in threads or processes of their own, each for one task
 * at a time. None runs until it is needed. What ends a worker takes nothing with it but its task.
 */
export class WorkerPool {
  readonly #file: string;
  readonly #options: Options;
  readonly #queue: FairQueue;
  readonly #workers = new Set<Worker>();
  readonly #idle = new Map<Worker, NodeJS.Timeout>();
  #isClosed = false;

  constructor(file: string, options: Options) {
    this.#file = file;
    this.#options = options;
    this.#queue = new FairQueue(options);
  }

  /** Of workers that are processes. */
  get pids(): number[] {
    return [...this.#workers].flatMap(({ pid }) => pid ?? []);
  }

  /**
   * Throws what the task throws, `WorkerLostError`, `BusyError`, or the signal's reason when it ends
   * the wait. A task that runs already is let go on: its answer may be kept for the next who asks.
   */
  run(name: string, input: unknown, { owner = 0, signal }: RunOptions = {}): Promise<unknown> {
    return this.#queue.run(owner, signal, () => this.#try(name, input, this.#options.tries));
  }

  /** Throws `BusyError` as `run` would now. */
  refuseWhenBusy(owner = 0): void {
    this.#queue.refuseWhenFull(owner);
  }

  /** Ends all workers, and what they were doing. */
  close(): void {
    this.#isClosed = true;
    for (const worker of this.#workers) worker.end();
  }

  async #try(name: string, input: unknown, tries: number): Promise<unknown> {
    if (this.#isClosed) throw new Error("The pool was closed.");
    const worker = this.#takeIdle() ?? this.#start();
    try {
      return await worker.run(name, input);
    } catch (error) {
      if (!(error instanceof WorkerLostError) || tries <= 1 || this.#isClosed) throw error;
      console.error(`[${this.#options.name}]`, error.message);
    } finally {
      this.#rest(worker);
    }
    return this.#try(name, input, tries - 1);
  }

  #rest(worker: Worker): void {
    const end = () => {
      this.#forget(worker);
      worker.end();
    };
    if (worker.isSpent) end();
    else this.#idle.set(worker, setTimeout(end, this.#options.idleMs).unref());
  }

  #takeIdle(): Worker | undefined {
    const [worker] = this.#idle.keys();
    if (worker) this.#forget(worker);
    return worker;
  }

  #start(): Worker {
    const worker: Worker = new Worker(this.#file, this.#options, () => {
      this.#workers.delete(worker);
      this.#forget(worker);
    });
    this.#workers.add(worker);
    return worker;
  }

  #forget(worker: Worker): void {
    clearTimeout(this.#idle.get(worker));
    this.#idle.delete(worker);
  }
}
