import { timings } from "../../../platform/metrics/metrics";
import { StoreFault, StoreLimitReached, type Store } from "./key-value-store";

const calls = timings("lejar_store_calls_seconds", "Calls of the store.", ["operation"]);

/** A store whose calls are counted and timed. */
export function measured(store: Store): Store {
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
