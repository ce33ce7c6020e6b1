import { Hono } from "hono";
import type { Backups } from "../backups/open";
import { toPublicStatus } from "../backups/status";
import type { DatabaseHealth } from "../db/health";
import { toRefusal } from "../../domain/refusals/refusal";
import { toRefusalBody, type RefusalFormat } from "../calls/errors";

type Services = {
  health: DatabaseHealth;
  backups: Backups;
  /** Returns for how many seconds the oldest due job has been waiting. */
  readLateness: () => number;
  now: () => Date;
  format: RefusalFormat;
};

/**
 * Returns the route that checks the database and describes the jobs and the backups. Late jobs and a
 * backup that fails do not make the check fail, because a program without them is better than none.
 * The route needs no API key.
 */
export function createHealthRoutes({ health, backups, readLateness, now, format }: Services): Hono {
  return new Hono().get("/healthz", async (c) => {
    try {
      await health.check();
      const backup = backups.readStatus();
      return c.json({
        status: "ok",
        jobs: { late_seconds: readLateness() },
        ...(backup && { backup: toPublicStatus(backup, now()) }),
      });
    } catch (error) {
      health.recordError(error);
      return c.json(toRefusalBody(toRefusal("unhealthy"), format), 503);
    }
  });
}
