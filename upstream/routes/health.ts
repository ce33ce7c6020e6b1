import { Hono } from "hono";
import type { DatabaseHealth } from "../db/health";

/** Returns the route that checks the database. The route needs no API key. */
export function createHealthRoutes(health: DatabaseHealth): Hono {
  return new Hono().get("/healthz", async (c) => {
    try {
      await health.check();
      return c.json({ status: "ok" });
    } catch (error) {
      health.recordError(error);
      return c.json({ message: "The database does not answer, or the program is leaving." }, 503);
    }
  });
}
