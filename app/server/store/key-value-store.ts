import {
  DISK_FAULT_STATUS,
  DISK_FAULT_MESSAGES,
  type DiskFault,
} from "../../../platform/data-folder/faults";

/** The ways in which a store can fail: a fault of its disk, or of a Redis server. */
export type StoreFaultKind =
  | DiskFault
  /** The server does not respond or rejects commands, for example while it starts. */
  | "unavailable"
  /** The server keeps everything in memory, and its memory is full. */
  | "out-of-memory";

/** The message for the user whose request failed. */
export const STORE_FAULT_MESSAGES: Record<StoreFaultKind, string> = {
  ...DISK_FAULT_MESSAGES,
  unavailable:
    "Where this app keeps logins and unfinished forms cannot be reached just now, so nothing " +
    "was saved. Nothing that was kept before is lost: please try again in a minute.",
  "out-of-memory":
    "There is no room left to save in, so nothing was saved. Please tell whoever runs this app, " +
    "and try again when there is room.",
};

/** The HTTP status of the response. */
export const STORE_FAULT_STATUS: Record<StoreFaultKind, 500 | 503 | 507> = {
  ...DISK_FAULT_STATUS,
  unavailable: 503,
  "out-of-memory": 507,
};

/** The store could not do the operation; nothing was stored. */
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

/** The key held the expected value, but the new one would exceed the limit of its prefix. */
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
 * A key-value store with expiry. Keys are text with any characters and values are JSON; anything
 * else throws a `TypeError`. Failures throw `StoreFault`. Times are in seconds. Concurrent
 * operations run one after another, in any order. A prefix that is listed, limited or removed must
 * match the `StorePrefixes` that the store was opened with.
 */
// All methods are asynchronous, because Redis replaces SQLite when several copies of the app share
// a store.
export type Store = {
  /** Returns the value that was set; null when the key is unknown or has expired. */
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown, seconds: number) => Promise<void>;
  /**
   * Sets the value unless the key exists. Returns whether it did; of several concurrent calls, one
   * succeeds.
   */
  add: (key: string, value: unknown, seconds: number) => Promise<boolean>;
  /**
   * Increments a counter and returns it. The first call starts a window of `seconds`, which later
   * calls do not extend; after the window the counter starts again at 1. `get` reads the counter,
   * `remove` ends the window.
   */
  increment: (key: string, seconds: number) => Promise<number>;
  /** Decrements a counter within its window, not below 0, and returns it. */
  decrement: (key: string) => Promise<number>;
  /**
   * Sets the value if the key holds `expected`: the value that `get` returned, or null for no
   * value. Returns whether it did. The JSON texts are compared, so pass what `get` returned and not
   * a parsed copy, whose properties may have another order. With a `limit`, throws
   * `StoreLimitReached` when the new value would exceed it. A value that is not larger than the one
   * it replaces is always allowed.
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
   * Writes a value. Throws when the store cannot write, or has found damage since it was opened.
   */
  check: () => Promise<void>;
  /** Closes the store, which cannot be used afterwards. */
  close: () => void;
};
