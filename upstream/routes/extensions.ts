import { Hono } from "hono";

/** What this server answers beyond the calls of the v2 API. */
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
  "repeats",
  "periods",
  "recent",
  "sorts",
  "security",
  "confirmations",
  "can",
];

/** Asked for before a login; `mails` are among them where there is a mail server. */
export function extensionRoutes({ hasMails }: { hasMails: boolean }): Hono {
  const extensions = hasMails ? [...EXTENSIONS, "mails"] : EXTENSIONS;
  return new Hono().get("/extensions", (c) => c.json({ extensions }));
}
