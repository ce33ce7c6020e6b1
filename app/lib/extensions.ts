/** What a server may offer beyond the v2 API; what it does not name is shown nowhere. */
export const EXTENSIONS = [
  "profile",
  "payments",
  "cash_sale",
  "issued",
  "links",
  "credit_notes",
  "send",
  "send_papers",
  "repeats",
  "periods",
  "mails",
  "owed",
  "recent",
  "sorts",
  "security",
  "confirmations",
  "can",
] as const;

export type Extension = (typeof EXTENSIONS)[number];
