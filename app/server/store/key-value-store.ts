import type { DiskFault } from "../../../data-folder/faults";

/** What was asked for was not done; nothing was kept. */
export class StoreFault extends Error {
  constructor(
    readonly kind: DiskFault,
    options?: ErrorOptions,
  ) {
    super(
      `the store: ${kind}${options?.cause instanceof Error ? ` (${options.cause.message})` : ""}`,
      options,
    );
    this.name = "StoreFault";
  }
}

/** How many values under a prefix, and how many bytes of JSON in all of them. */
export type StoreLimit = { prefix: string; entries: number; bytes: number };

/** `expiresAt` is in milliseconds since 1970. */
export type StoreEntry = { key: string; expiresAt: number };

/**
 * A key-value store with expiry. Keys are text of any characters, values what
 * JSON can hold; anything else is refused with a `TypeError`.
 * What its disk cannot do throws `StoreFault`. Times are
 * seconds. What several do at once happens in some order, one after another.
 */
// Asynchronous although SQLite is not: a store shared by several copies of the
// app is reached over a network, and takes this one's place unchanged.
export type Store = {
  /** The value as it was set, unchecked; null when it is unknown or expired. */
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown, seconds: number) => Promise<void>;
  /**
   * As `set`, but false, and nothing done, when the key is taken: of several at once one succeeds.
   */
  add: (key: string, value: unknown, seconds: number) => Promise<boolean>;
  /**
   * Counts one up and returns the count after it. The first count begins a
   * window of `seconds`, which later counts do not make longer; after it the
   * count begins again at 1. `get` reads the count, `remove` ends the window.
   */
  increment: (key: string, seconds: number) => Promise<number>;
  /** Takes one count back, never below 0, within its window; returns the count after it. */
  decrement: (key: string) => Promise<number>;
  /**
   * As `set`, but false, and nothing done, unless the key holds `expected`:
   * what `get` returned, unchanged, or null for nothing. Compared are the JSON
   * texts, so the order of an object's names counts: pass what `get` returned,
   * not what a schema made of it. With a `limit`, under whose prefix the key
   * is, false too when more would then be kept there; what takes the place of
   * a larger value is within it.
   */
  compareAndSet: (
    key: string,
    change: { expected: unknown; value: unknown; seconds: number; limit?: StoreLimit },
  ) => Promise<boolean>;
  /** What is kept under `prefix`, without the values, in no particular order. */
  list: (prefix: string) => Promise<StoreEntry[]>;
  remove: (key: string) => Promise<void>;
  /** Removes every key that begins with `prefix`, which is not empty. */
  removeUnder: (prefix: string) => Promise<void>;
  /** Writes something; throws when the store cannot, or has met damage since it was opened. */
  check: () => Promise<void>;
  /** Nothing can be asked afterwards. */
  close: () => void;
};
