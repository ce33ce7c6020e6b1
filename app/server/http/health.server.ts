import { hasFreeSpace } from "../../../platform/data-folder/free-space";
import { isDraining } from "./draining.server";
import { env } from "../settings/env.server";
import { StoreFault } from "../store/key-value-store";
import { store } from "../store/store.server";
import { fetchUpstreamHealth } from "../v2/transport.server";

/**
 * The results of the checks, as /healthz returns them: true for each check that passed. `staying`
 * is false while the program is stopping. `jobs` and `backup` describe the API's jobs and backups and
 * are no checks, because a program without them is better than none.
 */
type Health = {
  checks: { store: boolean; upstream: boolean; disk: boolean; staying: boolean };
} & Pick<Awaited<ReturnType<typeof fetchUpstreamHealth>>, "jobs" | "backup">;

/**
 * The time for which requests share one result. Anyone may request the check, and each check writes
 * to the disk.
 */
const CACHE_MS = 1000;

let last: { startedAt: number; health: ReturnType<typeof check> } | null = null;

/** Checks the store, the API and the disk. Results are reused for one second. */
export async function checkHealth(): Promise<Health> {
  const now = Date.now();
  const isFresh = last && now >= last.startedAt && now - last.startedAt < CACHE_MS;
  if (!last || !isFresh) last = { startedAt: now, health: check() };
  const { checks, ...described } = await last.health;
  return { checks: { ...checks, staying: !isDraining() }, ...described };
}

async function check() {
  const [isStoreSound, upstream, disk] = await Promise.all([
    isStoreWorking(),
    fetchUpstreamHealth(),
    hasFreeSpace(env.DATA_DIR),
  ]);
  return {
    checks: { store: isStoreSound, upstream: upstream.reachable, disk },
    jobs: upstream.jobs,
    backup: upstream.backup,
  };
}

async function isStoreWorking(): Promise<boolean> {
  try {
    await store.check();
    return true;
  } catch (error) {
    // The connection to Redis logs each outage once, by itself.
    if (!(error instanceof StoreFault && error.kind === "unavailable"))
      console.error("[health]", error instanceof Error ? error.message : error);
    return false;
  }
}
