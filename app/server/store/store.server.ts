import path from "node:path";
import { UnusableDatabase } from "../../../platform/data-folder/database";
import { registerTimings } from "../../../platform/metrics/metrics";
import { env } from "../settings/env.server";
import { getSingleton } from "~/lib/singleton.server";
import { StoreFault, StoreLimitReached, type Store, type StorePrefixes } from "./key-value-store";
import { openRedisStore } from "./redis-store.server";
import { openSqliteStore } from "./sqlite-store.server";

/**
 * Matches the prefixes of the keys that belong to one person. The drafts of a person
 * (`toDraftPrefix`) are limited and removed as a group, and the sessions of a person
 * (`sessionsKey`) are listed.
 */
export const PREFIXES: StorePrefixes = /^(?:draft|sessions):[^:]+:/;

/**
 * The app's own store of sessions, drafts, and counters against misuse: in SQLite, or in Redis when
 * the setting REDIS_URL is set.
 */
export const store: Store = getSingleton("store", () =>
  withMetrics(
    env.REDIS_URL
      ? openRedisStore(env.REDIS_URL, { prefixes: PREFIXES })
      : openOrExit(path.join(env.DATA_DIR, "app.sqlite")),
  ),
);

/** Opens the store in the file. Ends the program with a message when the file cannot be used. */
function openOrExit(file: string): Store {
  try {
    return openSqliteStore(file);
  } catch (error) {
    console.error(error instanceof UnusableDatabase ? error.message : error);
    process.exit(1);
  }
}

const calls = registerTimings("lejar_store_calls_seconds", "Duration of store calls.", [
  "operation",
]);

/** Wraps a store so that its calls are counted and timed. */
export function withMetrics(store: Store): Store {
  const time = <T>(operation: string, work: () => Promise<T>) =>
    calls.time({ operation }, work, outcomeOf);
  return {
    get: (key) => time("get", () => store.get(key)),
    set: (key, value, seconds) => time("set", () => store.set(key, value, seconds)),
    add: (key, value, seconds) => time("add", () => store.add(key, value, seconds)),
    increment: (key, seconds) => time("increment", () => store.increment(key, seconds)),
    decrement: (key) => time("decrement", () => store.decrement(key)),
    compareAndSet: (key, change) => time("compareAndSet", () => store.compareAndSet(key, change)),
    list: (prefix) => time("list", () => store.list(prefix)),
    remove: (key) => time("remove", () => store.remove(key)),
    removeUnder: (prefix) => time("removeUnder", () => store.removeUnder(prefix)),
    check: () => time("check", () => store.check()),
    close: () => store.close(),
  };
}

function outcomeOf(error: unknown): string {
  if (error instanceof StoreLimitReached) return "full";
  return error instanceof StoreFault ? error.kind : "failed";
}
