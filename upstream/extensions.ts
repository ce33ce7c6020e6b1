import { Hono } from "hono";

/** What this server answers beyond the calls of the v2 API. */
const EXTENSIONS = ["profile", "payments", "cash_sale", "issued", "links", "credit_notes", "owed"];

/** Asked for before a login. */
export function extensionRoutes(): Hono {
  return new Hono().get("/extensions", (c) => c.json({ extensions: EXTENSIONS }));
}
