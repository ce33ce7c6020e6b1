/**
 * The extensions of the v2 API that the app knows. The app hides the features of an extension that
 * the API does not report.
 */
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
  "repeat_modes",
  "periods",
  "mails",
  "bulk_mails",
  "owed",
  "today",
  "recent",
  "sorts",
  "security",
  "confirmations",
  "can",
  "selections",
  "reminders",
  "receipts",
  "language",
] as const;

export type Extension = (typeof EXTENSIONS)[number];
