/** The error when the queue is full, or the wait was too long. */
export class BusyError extends Error {}

type WaitingTask = { owner: number; start: () => void };

export type QueueLimits = {
  /** The maximum number of tasks that run at the same time. */
  maxRunning: number;
  /** The maximum number of tasks of one owner that run at the same time; by default `maxRunning`. */
  maxRunningPerOwner?: number;
  /** The maximum number of tasks that wait. */
  maxWaiting: number;
  /** The maximum number of tasks of one owner that wait; by default `maxWaiting`. */
  maxWaitingPerOwner?: number;
  /**
   * The time in milliseconds after which a waiting task is rejected when its turn comes; by default
   * there is no limit. The caller of a task that has waited long would no longer wait for the
   * result.
   */
  maxWaitMs?: number;
};

/**
 * Runs tasks in turns: the next task is the first waiting task of the owners with the fewest
 * running tasks. So the tasks of one owner do not all run before the first task of another owner.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #running = new Map<number, number>();
  #waiting: WaitingTask[] = [];

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /**
   * Runs `work` when its turn comes. Throws `BusyError`, without running `work`, when too many
   * tasks wait or when the wait was longer than `maxWaitMs`. Throws the signal's reason when the
   * signal ends the wait.
   */
  async run<T>(owner: number, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    signal?.throwIfAborted();
    this.refuseWhenFull(owner);
    const queuedAt = performance.now();
    if (this.#mayRun(owner)) this.#markRunning(owner);
    else await this.#waitForTurn(owner, signal);
    try {
      if (performance.now() - queuedAt > (this.#limits.maxWaitMs ?? Infinity))
        throw new BusyError("The wait was too long.");
      return await work();
    } finally {
      this.#markDone(owner);
    }
  }

  /** Throws `BusyError` if `run` would throw it now. */
  refuseWhenFull(owner: number): void {
    if (this.#mayRun(owner)) return;
    const { maxWaiting, maxWaitingPerOwner = maxWaiting } = this.#limits;
    const waitingOfOwner = this.#waiting.filter((each) => each.owner === owner).length;
    if (this.#waiting.length >= maxWaiting || waitingOfOwner >= maxWaitingPerOwner)
      throw new BusyError("Too many tasks wait.");
  }

  #mayRun(owner: number): boolean {
    const total = [...this.#running.values()].reduce((sum, count) => sum + count, 0);
    const { maxRunning, maxRunningPerOwner = maxRunning } = this.#limits;
    return total < maxRunning && this.#runningOf(owner) < maxRunningPerOwner;
  }

  #runningOf(owner: number): number {
    return this.#running.get(owner) ?? 0;
  }

  #markRunning(owner: number): void {
    this.#running.set(owner, this.#runningOf(owner) + 1);
  }

  #waitForTurn(owner: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const removeFromQueue = () => {
        this.#waiting = this.#waiting.filter((each) => each !== task);
        reject(signal?.reason as Error);
      };
      const start = () => {
        signal?.removeEventListener("abort", removeFromQueue);
        resolve();
      };
      const task: WaitingTask = { owner, start };
      signal?.addEventListener("abort", removeFromQueue, { once: true });
      this.#waiting.push(task);
    });
  }

  #markDone(owner: number): void {
    const running = this.#runningOf(owner) - 1;
    if (running > 0) this.#running.set(owner, running);
    else this.#running.delete(owner);
    const next = this.#nextInTurn();
    if (!next) return;
    this.#waiting = this.#waiting.filter((each) => each !== next);
    this.#markRunning(next.owner);
    next.start();
  }

  /**
   * Returns the next task that may run: the first waiting task among the owners with the fewest
   * running tasks. Returns undefined when no waiting task may run.
   */
  #nextInTurn(): WaitingTask | undefined {
    const ready = this.#waiting.filter(({ owner }) => this.#mayRun(owner));
    const fewest = Math.min(...ready.map(({ owner }) => this.#runningOf(owner)));
    return ready.find(({ owner }) => this.#runningOf(owner) === fewest);
  }
}
