/** Too many wait already. */
export class BusyError extends Error {}

type Waiting = { owner: number; start: () => void };

export type QueueLimits = {
  /** Works under way at the same time, of all owners and, where that is less, of each. */
  atOnce: number;
  perOwner?: number;
  /** Works that wait, of all owners and, where that is less, of each. */
  waiting: number;
  waitingPerOwner?: number;
  /**
   * Whoever has waited longer is refused when its turn comes: on a machine that is full they would
   * have given up by the time of the answer, and so would everybody after them.
   */
  waitMs?: number;
};

/** Lets works take turns, so that one owner with many does not keep the others from their first. */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #running = new Map<number, number>();
  #waiting: Waiting[] = [];

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
      if (performance.now() - asked > (this.#limits.waitMs ?? Infinity))
        throw new BusyError("The wait was too long.");
      return await work();
    } finally {
      this.#end(owner);
    }
  }

  /** Throws `BusyError` as `run` would now. */
  refuseWhenFull(owner: number): void {
    if (this.#mayRun(owner)) return;
    const { waiting, waitingPerOwner = waiting } = this.#limits;
    const own = this.#waiting.filter((each) => each.owner === owner).length;
    if (this.#waiting.length >= waiting || own >= waitingPerOwner)
      throw new BusyError("Too many wait.");
  }

  #mayRun(owner: number): boolean {
    const all = [...this.#running.values()].reduce((sum, count) => sum + count, 0);
    const { atOnce, perOwner = atOnce } = this.#limits;
    return all < atOnce && this.#runningOf(owner) < perOwner;
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
        this.#waiting = this.#waiting.filter((each) => each !== place);
        reject(signal?.reason as Error);
      };
      const start = () => {
        signal?.removeEventListener("abort", giveUp);
        resolve();
      };
      const place: Waiting = { owner, start };
      signal?.addEventListener("abort", giveUp, { once: true });
      this.#waiting.push(place);
    });
  }

  #end(owner: number): void {
    const left = this.#runningOf(owner) - 1;
    if (left > 0) this.#running.set(owner, left);
    else this.#running.delete(owner);
    const next = this.#nextInTurn();
    if (!next) return;
    this.#waiting = this.#waiting.filter((each) => each !== next);
    this.#begin(next.owner);
    next.start();
  }

  /**
   * Of those who may, one of an owner with the fewest under way; among these the first that came.
   */
  #nextInTurn(): Waiting | undefined {
    const able = this.#waiting.filter(({ owner }) => this.#mayRun(owner));
    const fewest = Math.min(...able.map(({ owner }) => this.#runningOf(owner)));
    return able.find(({ owner }) => this.#runningOf(owner) === fewest);
  }
}
