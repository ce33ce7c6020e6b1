import {
  DISK_FAULT_STATUS,
  DISK_FAULT_MESSAGES,
  type DiskFault,
} from "../../../platform/data-folder/faults";

/** What its own disk can do to a store, and what a store elsewhere can do. */
export type StoreFaultKind =
  | DiskFault
  /** It does not answer, or takes no orders: gone, starting, a network in between. */
  | "unavailable"
  /** It keeps all in memory, and has no more. */
  | "out-of-memory";

/** For the person whose request met it. */
export const STORE_FAULT_MESSAGES: Record<StoreFaultKind, string> = {
  ...DISK_FAULT_MESSAGES,
  unavailable:
    "Where this app keeps logins and unfinished forms cannot be reached just now, so nothing " +
    "was saved. Nothing that was kept before is lost: please try again in a minute.",
  "out-of-memory":
    "There is no room left to save in, so nothing was saved. Please tell whoever runs this app, " +
    "and try again when there is room.",
};

/** The HTTP status to answer with. */
export const STORE_FAULT_STATUS: Record<StoreFaultKind, 500 | 503 | 507> = {
  ...DISK_FAULT_STATUS,
  unavailable: 503,
  "out-of-memory": 507,
};

/** What was asked for was not done; nothing was kept. */
export class StoreFault extends Error {
  constructor(
    readonly kind: StoreFaultKind,
    options?: ErrorOptions,
  ) {
    super(
      `the store: ${kind}${options?.cause instanceof Error ? ` (${options.cause.message})` : ""}`,
      options,
    );
    this.name = "StoreFault";
  }
}

/** The key held what was expected, and more under its prefix would be beyond the limit. */
export class StoreLimitReached extends Error {
  constructor() {
    super("as much is kept under the prefix as its limit allows");
    this.name = "StoreLimitReached";
  }
}

/** How many values under a prefix, and how many bytes of JSON in all of them. */
export type StoreLimit = { prefix: string; entries: number; bytes: number };

/**
 * Matches, at the beginning of a key, the prefix under which it is listed, limited and removed
 * together with others; keys that it does not match stand alone.
 */
export type StorePrefixes = RegExp;

/** `expiresAt` is in milliseconds since 1970. */
export type StoreEntry = { key: string; expiresAt: number };

/**
 * A key-value store with expiry. Keys are text of any characters, values what
 * JSON can hold; anything else is refused with a `TypeError`.
 * What it cannot do throws `StoreFault`. Times are
 * seconds. What several do at once happens in some order, one after another.
 * A prefix that is listed, limited or removed is one that the store was opened
 * for (`StorePrefixes`).
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
   * is, throws `StoreLimitReached` when more would then be kept there; what
   * takes the place of a larger value is within it.
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
