import { setTimeout as sleep } from "node:timers/promises";
import { OwnerBrowser } from "./browser";
import {
  DayFailedError,
  REQUEST_KINDS,
  runOwnerDay,
  type RequestKind,
  type AnswerListener,
} from "./owner-day";
import type { Owner } from "./owners";

/**
 * The results of one kind of request. `p50` and `p99` are of the right answers, in milliseconds.
 */
export type KindFigures = {
  kind: RequestKind;
  /** The number of right answers. */
  count: number;
  p50: number;
  p99: number;
  /** The number of wrong answers. */
  wrong: number;
};

export type Figures = {
  /** Right answers per second. */
  requestsPerSecond: number;
  /** The completed runs of `runOwnerDay`, the simulated working day of an owner, per second. */
  daysPerSecond: number;
  /** The median and the 99th percentile of the times of right answers, in milliseconds. */
  p50: number;
  p99: number;
  /** How often each wrong status, and each other error except `DayFailedError`, occurred. */
  errors: Record<string, number>;
  kinds: KindFigures[];
};

type DriveOptions = {
  url: string;
  nextOwner: () => Owner;
  /** The number of owners that work in parallel. */
  owners: number;
  seconds: number;
  /** The time before the measurement, in which the owners start one after the other. */
  warmUpSeconds: number;
  /** Called at the start and at the end of the measurement. */
  onEdge: () => void;
};

const RETRY_PAUSE_MS = 3_000;

/**
 * Runs the days of `owners` owners in parallel; after a finished day another owner's day starts.
 */
export async function driveOwners(options: DriveOptions): Promise<Figures> {
  const { url, nextOwner, owners, seconds, warmUpSeconds, onEdge } = options;
  const counted = new AnswerCounter();
  let isOver = false;
  const runDays = async (index: number) => {
    await sleep((index * warmUpSeconds * 1_000) / owners);
    while (!isOver) {
      const owner = nextOwner();
      const browser = new OwnerBrowser(url, owner.id);
      try {
        await runOwnerDay(browser, owner, counted.addAnswer);
        counted.addDay();
      } catch (error) {
        counted.addFailure(error);
        // The error page asks to try again later.
        await sleep(RETRY_PAUSE_MS);
      } finally {
        browser.close();
      }
    }
  };
  const runs = Array.from({ length: owners }, (_, index) => runDays(index));
  await sleep(warmUpSeconds * 1_000);
  onEdge();
  counted.begin();
  await sleep(seconds * 1_000);
  const figures = counted.end();
  onEdge();
  isOver = true;
  await Promise.all(runs);
  return figures;
}

class AnswerCounter {
  readonly #times = new Map<RequestKind, number[]>();
  readonly #wrong = new Map<RequestKind, number>();
  readonly #errors = new Map<string, number>();
  #days = 0;
  #startedAt: number | undefined;

  readonly addAnswer: AnswerListener = (kind, { milliseconds, status, isRight }) => {
    if (this.#startedAt === undefined) return;
    if (isRight) findOrCreateList(this.#times, kind).push(milliseconds);
    else {
      increment(this.#wrong, kind);
      increment(this.#errors, `${kind}: ${status}`);
    }
  };

  addDay(): void {
    if (this.#startedAt !== undefined) this.#days += 1;
  }

  addFailure(error: unknown): void {
    const text = error instanceof Error ? error.message : String(error);
    if (this.#startedAt === undefined) console.error(text);
    // `addAnswer` has already counted a wrong status. A page that lacks an expected value has the
    // right status and is only printed.
    else if (error instanceof DayFailedError) console.error(text);
    else increment(this.#errors, text);
  }

  begin(): void {
    this.#startedAt = performance.now();
  }

  end(): Figures {
    const seconds = (performance.now() - (this.#startedAt ?? 0)) / 1_000;
    this.#startedAt = undefined;
    const all = [...this.#times.values()].flat();
    return {
      requestsPerSecond: all.length / seconds,
      daysPerSecond: this.#days / seconds,
      ...calculatePercentiles(all),
      errors: Object.fromEntries(this.#errors),
      kinds: REQUEST_KINDS.map((kind) => {
        const times = this.#times.get(kind) ?? [];
        return {
          kind,
          count: times.length,
          ...calculatePercentiles(times),
          wrong: this.#wrong.get(kind) ?? 0,
        };
      }),
    };
  }
}

function findOrCreateList(lists: Map<RequestKind, number[]>, kind: RequestKind): number[] {
  const list = lists.get(kind) ?? [];
  lists.set(kind, list);
  return list;
}

function increment<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Returns the median and the 99th percentile in milliseconds; 0 for an empty list. */
function calculatePercentiles(times: number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const quantile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: quantile(0.5), p99: quantile(0.99) };
}
