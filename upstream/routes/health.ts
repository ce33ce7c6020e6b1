import { Hono } from "hono";
import type { Backups } from "../backups/open";
import { toPublicStatus } from "../backups/status";
import type { DatabaseHealth } from "../db/health";

type Services = { health: DatabaseHealth; backups: Backups; now: () => Date };

/**
 * Returns the route that checks the database and describes the backups. A backup that fails does not
 * make the check fail, because a program without backups is better than none. The route needs no
 * API key.
 */
export function createHealthRoutes({ health, backups, now }: Services): Hono {
  return new Hono().get("/healthz", async (c) => {
    try {
      await health.check();
      const backup = backups.readStatus();
      return c.json({ status: "ok", ...(backup && { backup: toPublicStatus(backup, now()) }) });
    } catch (error) {
      health.recordError(error);
      return c.json({ message: "The database does not answer, or the program is leaving." }, 503);
    }
  });
}
