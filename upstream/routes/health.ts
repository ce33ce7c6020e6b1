import { Hono } from "hono";
import { sql, type Kysely } from "kysely";
import type { Schema } from "../db/schema";

/** Answers without a key whether the database does. */
export function healthRoutes(db: Kysely<Schema>): Hono {
  return new Hono().get("/healthz", async (c) => {
    try {
      await sql`select 1`.execute(db);
      return c.json({ status: "ok" });
    } catch {
      return c.json({ message: "The database does not answer." }, 503);
    }
  });
}
