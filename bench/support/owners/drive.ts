import { setTimeout as sleep } from "node:timers/promises";
import { Browser } from "./browser";
import {
  DayFailedError,
  REQUEST_KINDS,
  runOwnerDay,
  type RequestKind,
  type ReportAnswer,
} from "./day";
import type { Owner } from "./owners";

/** Of one kind of request; milliseconds. */
export type KindFigures = {
  kind: RequestKind;
  count: number;
  p50: number;
  p99: number;
  wrong: number;
};

export type Figures = {
  /** Only what was right. */
  requestsPerSecond: number;
  daysPerSecond: number;
  p50: number;
  p99: number;
  /** Statuses of wrong answers, and what else went wrong, with how often. */
  errors: Record<string, number>;
  kinds: KindFigures[];
};

type DriveOptions = {
  url: string;
  nextOwner: () => Owner;
  owners: number;
  seconds: number;
  /** Before anything counts, in which they begin one after the other. */
  warmUpSeconds: number;
  /** Called as it begins to count, and as it ends. */
  onEdge: () => void;
};

const FAILED_MS = 3_000;

/** So many owners at once, each of whom makes room for another when the day is done. */
export async function driveOwners(driven: DriveOptions): Promise<Figures> {
  const { url, nextOwner, owners, seconds, warmUpSeconds, onEdge } = driven;
  const counted = new AnswerCounter();
  let isOver = false;
  const work = async (place: number) => {
    await sleep((place * warmUpSeconds * 1_000) / owners);
    while (!isOver) {
      const owner = nextOwner();
      const browser = new Browser(url, owner.id);
      try {
        await runOwnerDay(browser, owner, counted.addAnswer);
        counted.addDay();
      } catch (error) {
        counted.addFailure(error);
        // As the page says: try again later.
        await sleep(FAILED_MS);
      } finally {
        browser.close();
      }
    }
  };
  const working = Array.from({ length: owners }, (_, place) => work(place));
  await sleep(warmUpSeconds * 1_000);
  onEdge();
  counted.begin();
  await sleep(seconds * 1_000);
  const figures = counted.end();
  onEdge();
  isOver = true;
  await Promise.all(working);
  return figures;
}

class AnswerCounter {
  readonly #times = new Map<RequestKind, number[]>();
  readonly #wrong = new Map<RequestKind, number>();
  readonly #errors = new Map<string, number>();
  #days = 0;
  #began: number | undefined;

  readonly addAnswer: ReportAnswer = (kind, { milliseconds, status, isRight }) => {
    if (this.#began === undefined) return;
    if (isRight) listOf(this.#times, kind).push(milliseconds);
    else {
      increment(this.#wrong, kind);
      increment(this.#errors, `${kind}: ${status}`);
    }
  };

  addDay(): void {
    if (this.#began !== undefined) this.#days += 1;
  }

  addFailure(error: unknown): void {
    const text = error instanceof Error ? error.message : String(error);
    if (this.#began === undefined) console.error(text);
    // A wrong answer has been counted.
    else if (error instanceof DayFailedError) console.error(text);
    else increment(this.#errors, text);
  }

  begin(): void {
    this.#began = performance.now();
  }

  end(): Figures {
    const seconds = (performance.now() - (this.#began ?? 0)) / 1_000;
    this.#began = undefined;
    const all = [...this.#times.values()].flat();
    return {
      requestsPerSecond: all.length / seconds,
      daysPerSecond: this.#days / seconds,
      ...percentiles(all),
      errors: Object.fromEntries(this.#errors),
      kinds: REQUEST_KINDS.map((kind) => {
        const times = this.#times.get(kind) ?? [];
        return {
          kind,
          count: times.length,
          ...percentiles(times),
          wrong: this.#wrong.get(kind) ?? 0,
        };
      }),
    };
  }
}

function listOf(lists: Map<RequestKind, number[]>, kind: RequestKind): number[] {
  const list = lists.get(kind) ?? [];
  lists.set(kind, list);
  return list;
}

function increment<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function percentiles(times: number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
