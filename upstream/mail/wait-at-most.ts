import { setTimeout as wait } from "node:timers/promises";

/**
 * Waits until the work is done or the time is over. Rejects when the work fails within this time.
 */
export async function waitAtMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const late = new AbortController();
  try {
    const time = wait(milliseconds, undefined, { signal: late.signal }).catch(() => undefined);
    await Promise.race([work, time]);
  } finally {
    late.abort();
  }
}
