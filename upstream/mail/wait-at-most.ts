import { setTimeout as wait } from "node:timers/promises";

/**
 * Waits until the work is done, but not longer than the given time. Rejects when the work fails
 * within this time.
 */
export async function waitAtMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  try {
    const time = wait(milliseconds, undefined, { signal: timer.signal }).catch(() => undefined);
    await Promise.race([work, time]);
  } finally {
    timer.abort();
  }
}
