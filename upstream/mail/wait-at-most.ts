import { setTimeout as wait } from "node:timers/promises";

/** Waits for the work, but no longer than so; fails when it does meanwhile. */
export async function waitAtMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const late = new AbortController();
  try {
    const time = wait(milliseconds, undefined, { signal: late.signal }).catch(() => undefined);
    await Promise.race([work, time]);
  } finally {
    late.abort();
  }
}
