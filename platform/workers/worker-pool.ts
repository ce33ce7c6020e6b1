import { FairQueue, type QueueLimits } from "./fair-queue";
import { Worker, WorkerLostError, type WorkerLimits } from "./worker";

type Options = QueueLimits &
  WorkerLimits & {
    /** The name of the pool in the log. */
    name: string;
    /** The time in milliseconds after which an idle worker ends. */
    idleMs: number;
    /** The number of attempts for a task whose worker ends. */
    tries: number;
  };

/** The owner of the task, when owners share a pool, and the signal that ends the task's wait. */
type RunOptions = { owner?: number; signal?: AbortSignal };

/**
 * Runs the exported functions of a program file as tasks in workers: threads or processes. A worker
 * runs one task at a time, and starts when it is needed. When a worker ends, only its current task
 * is affected.
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

  /** The ids of the workers that are processes. */
  get pids(): number[] {
    return [...this.#workers].flatMap(({ pid }) => pid ?? []);
  }

  /**
   * Runs a task. Throws the task's error, `WorkerLostError`, `BusyError`, or the signal's reason
   * when the signal ends the wait. A running task continues after the signal, because its result
   * may be cached for the next caller.
   */
  run(name: string, input: unknown, { owner = 0, signal }: RunOptions = {}): Promise<unknown> {
    return this.#queue.run(owner, signal, () => this.#try(name, input, this.#options.tries));
  }

  /** Throws `BusyError` if `run` would throw it now. */
  refuseWhenBusy(owner = 0): void {
    this.#queue.refuseWhenFull(owner);
  }

  /** Ends all workers and their tasks. */
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
      this.#release(worker);
    }
    return this.#try(name, input, tries - 1);
  }

  #release(worker: Worker): void {
    const end = () => {
      this.#removeIdle(worker);
      worker.end();
    };
    if (worker.isSpent) end();
    else this.#idle.set(worker, setTimeout(end, this.#options.idleMs).unref());
  }

  #takeIdle(): Worker | undefined {
    const [worker] = this.#idle.keys();
    if (worker) this.#removeIdle(worker);
    return worker;
  }

  #start(): Worker {
    const worker: Worker = new Worker(this.#file, this.#options, () => {
      this.#workers.delete(worker);
      this.#removeIdle(worker);
    });
    this.#workers.add(worker);
    return worker;
  }

  #removeIdle(worker: Worker): void {
    clearTimeout(this.#idle.get(worker));
    this.#idle.delete(worker);
  }
}
