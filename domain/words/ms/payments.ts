import type { en } from "../en/payments";
import type { Translation } from "../message";

export const ms = {
  title: "Bayaran",
  columns: {
    customer: "Pelanggan",
    invoice: "Invois",
    method: "Kaedah",
    status: "Status",
    amount: "Amaun",
  },
  label: "bayaran",
  none: "Belum ada bayaran.",
  givenBack: "Dibayar balik",
  givenBackFor: "Dibayar balik bagi {no}",
  onAccount: "Baki kredit",
  nothingStands: "Tiada bayaran sah",
  undoneOn: "Dibatalkan pada {date}",
} as const satisfies Translation<typeof en>;
