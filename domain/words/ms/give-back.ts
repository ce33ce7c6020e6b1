import type { en } from "../en/give-back";
import type { Translation } from "../message";

export const ms = {
  title: "Bayar balik",
  nothing: {
    text: "Tiada apa-apa untuk dibayar balik kepada {name} di sini.",
    invoice: "Lihat invois",
    customer: "Lihat pelanggan",
  },
  paidTooMuch: "Bayaran yang diterima bagi {no} lebih {amount} daripada amaun yang perlu dibayar.",
  onAccount: "Baki kredit ialah {amount}.",
} as const satisfies Translation<typeof en>;
