import type { en } from "../en/menu";
import type { Translation } from "../message";

export const ms = {
  business: "Profil perniagaan",
  home: "Utama",
  invoices: "Invois",
  allInvoices: "Semua invois",
  newInvoice: "Invois baharu",
  payments: "Bayaran",
  creditNotes: "Nota kredit",
  personalize: "Gaya invois",
  owed: "Siapa berhutang",
  contacts: "Kenalan",
  items: "Item",
  allItems: "Semua item",
  invoiceCount: { other: "{count} invois" },
  contactCount: { other: "{count} kenalan" },
  itemCount: { other: "{count} item" },
} as const satisfies Translation<typeof en>;
