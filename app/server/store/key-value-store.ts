import { DISK_FAULT_STATUS, type DiskFault } from "../../../platform/data-folder/faults";

/** The ways in which a store can fail: faults of its disk or of a Redis server. */
export type StoreFaultKind =
  | DiskFault
  /** The server does not respond or rejects commands, for example while it starts. */
  | "unavailable"
  /** The server keeps everything in memory, and its memory is full. */
  | "out-of-memory";

/** The HTTP status of the response to a request that failed with a fault. */
export const STORE_FAULT_STATUS: Record<StoreFaultKind, 500 | 503 | 507> = {
  ...DISK_FAULT_STATUS,
  unavailable: 503,
  "out-of-memory": 507,
};

/**
 * The error when the store could not do an operation. With Redis, the operation may still have been
 * done, when only the response was lost.
 */
export class StoreFault extends Error {
  constructor(
    readonly kind: StoreFaultKind,
    options?: ErrorOptions,
  ) {
    super(
      `store fault: ${kind}${options?.cause instanceof Error ? ` (${options.cause.message})` : ""}`,
      options,
    );
    this.name = "StoreFault";
  }
}

/** The error when a key holds the expected value but the new value would exceed the limit. */
export class StoreLimitReached extends Error {
  constructor() {
    super("the limit of the prefix is reached");
    this.name = "StoreLimitReached";
  }
}

/** The maximum number of values under a prefix, and of bytes of JSON in all of them. */
export type StoreLimit = { prefix: string; entries: number; bytes: number };

/**
 * Matches the prefixes that can be listed, limited and removed as a group, at the beginning of a
 * key.
 */
export type StorePrefixes = RegExp;

/** A stored key. `expiresAt` is in milliseconds since 1970. */
export type StoreEntry = { key: string; expiresAt: number };

/**
 * A key-value store whose entries expire. Keys are text with any characters and values are JSON;
 * anything else throws a `TypeError`. Failures throw `StoreFault`. Times are in seconds. Concurrent
 * operations run one after another, in any order. A prefix that is listed, limited or removed must
 * match the `StorePrefixes` that a Redis store was opened with; SQLite accepts every prefix.
 */
// All methods are asynchronous, because Redis replaces SQLite when several copies of the app share
// a store.
export type Store = {
  /** Returns the value that was set; null when the key is unknown or has expired. */
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown, seconds: number) => Promise<void>;
  /**
   * Sets the value unless the key exists. Returns whether the value was set; of several concurrent
   * calls, only one returns true.
   */
  add: (key: string, value: unknown, seconds: number) => Promise<boolean>;
  /**
   * Increments a counter and returns the new count. The first call starts a window of `seconds`,
   * which later calls do not extend; after the window the counter starts again at 1. `get` returns
   * the count, and `remove` ends the window.
   */
  increment: (key: string, seconds: number) => Promise<number>;
  /** Decrements a counter within its window, not below 0, and returns the new count. */
  decrement: (key: string) => Promise<number>;
  /**
   * Sets the value if the key holds `expected`: the value that `get` returned, or null for no
   * value. Returns whether the value was set. The JSON texts are compared, so pass what `get`
   * returned and not a parsed copy, whose properties may have another order. With a `limit`, throws
   * `StoreLimitReached` when the new value is larger than the old one and would exceed the limit.
   */
  compareAndSet: (
    key: string,
    change: { expected: unknown; value: unknown; seconds: number; limit?: StoreLimit },
  ) => Promise<boolean>;
  /** Lists the keys under `prefix`, without values, in no particular order. */
  list: (prefix: string) => Promise<StoreEntry[]>;
  remove: (key: string) => Promise<void>;
  /** Removes every key that begins with `prefix`, which is not empty. */
  removeUnder: (prefix: string) => Promise<void>;
  /**
   * Writes a value as a test. Throws `StoreFault` when the store cannot write, or has found damage
   * since it was opened.
   */
  check: () => Promise<void>;
  /** Closes the store, which cannot be used afterwards. */
  close: () => void;
};
