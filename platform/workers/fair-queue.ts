/** Too many wait already. */
export class BusyError extends Error {}

type WaitingTask = { owner: number; start: () => void };

export type QueueLimits = {
  /** Works under way at the same time, of all owners and, where that is less, of each. */
  maxRunning: number;
  maxRunningPerOwner?: number;
  /** Works that wait, of all owners and, where that is less, of each. */
  maxWaiting: number;
  maxWaitingPerOwner?: number;
  /**
   * Whoever has waited longer is refused when its turn comes: on a machine that is full they would
   * have given up by the time of the answer, and so would everybody after them.
   */
  maxWaitMs?: number;
};

/** Lets works take turns, so that one owner with many does not keep the others from their first. */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #running = new Map<number, number>();
  #maxWaiting: WaitingTask[] = [];

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Throws `BusyError` when too many wait, and the signal's reason when it ends the wait. */
  async run<T>(owner: number, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    signal?.throwIfAborted();
    this.refuseWhenFull(owner);
    const asked = performance.now();
    if (this.#mayRun(owner)) this.#begin(owner);
    else await this.#turn(owner, signal);
    try {
      if (performance.now() - asked > (this.#limits.maxWaitMs ?? Infinity))
        throw new BusyError("The wait was too long.");
      return await work();
    } finally {
      this.#end(owner);
    }
  }

  /** Throws `BusyError` as `run` would now. */
  refuseWhenFull(owner: number): void {
    if (this.#mayRun(owner)) return;
    const { maxWaiting, maxWaitingPerOwner = maxWaiting } = this.#limits;
    const own = this.#maxWaiting.filter((each) => each.owner === owner).length;
    if (this.#maxWaiting.length >= maxWaiting || own >= maxWaitingPerOwner)
      throw new BusyError("Too many wait.");
  }

  #mayRun(owner: number): boolean {
    const all = [...this.#running.values()].reduce((sum, count) => sum + count, 0);
    const { maxRunning, maxRunningPerOwner = maxRunning } = this.#limits;
    return all < maxRunning && this.#runningOf(owner) < maxRunningPerOwner;
  }

  #runningOf(owner: number): number {
    return this.#running.get(owner) ?? 0;
  }

  #begin(owner: number): void {
    this.#running.set(owner, this.#runningOf(owner) + 1);
  }

  #turn(owner: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#maxWaiting = this.#maxWaiting.filter((each) => each !== place);
        reject(signal?.reason as Error);
      };
      const start = () => {
        signal?.removeEventListener("abort", giveUp);
        resolve();
      };
      const place: WaitingTask = { owner, start };
      signal?.addEventListener("abort", giveUp, { once: true });
      this.#maxWaiting.push(place);
    });
  }

  #end(owner: number): void {
    const left = this.#runningOf(owner) - 1;
    if (left > 0) this.#running.set(owner, left);
    else this.#running.delete(owner);
    const next = this.#nextInTurn();
    if (!next) return;
    this.#maxWaiting = this.#maxWaiting.filter((each) => each !== next);
    this.#begin(next.owner);
    next.start();
  }

  /**
   * Of those who may, one of an owner with the fewest under way; among these the first that came.
   */
  #nextInTurn(): WaitingTask | undefined {
    const able = this.#maxWaiting.filter(({ owner }) => this.#mayRun(owner));
    const fewest = Math.min(...able.map(({ owner }) => this.#runningOf(owner)));
    return able.find(({ owner }) => this.#runningOf(owner) === fewest);
  }
}
