import { Hono } from "hono";

/** The extensions of the v2 API that this server offers, without those that need a mail server. */
const EXTENSIONS = [
  "profile",
  "payments",
  "cash_sale",
  "issued",
  "links",
  "credit_notes",
  "send",
  "send_papers",
  "owed",
  "today",
  "repeats",
  "periods",
  "recent",
  "sorts",
  "security",
  "confirmations",
  "can",
  "selections",
  "jobs",
  "reminders",
  "repeat_modes",
  "receipts",
  "language",
  "codes",
];

/** Returns the route that lists the extensions. The route needs no login. */
export function createExtensionRoutes({ hasMails }: { hasMails: boolean }): Hono {
  const extensions = hasMails ? [...EXTENSIONS, "mails", "bulk_mails"] : EXTENSIONS;
  return new Hono().get("/extensions", (c) => c.json({ extensions }));
}
