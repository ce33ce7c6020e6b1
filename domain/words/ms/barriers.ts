import type { en } from "../en/barriers";
import type { Translation } from "../message";

export const ms = {
  notNow: { title: "Tidak boleh sekarang", link: "Lihat invois" },
  creditNote: {
    title: "Batalkan nota kreditnya dahulu",
    text: "{no} mempunyai nota kredit {creditNote}. Selepas nota kredit itu dibatalkan, invois boleh dibatalkan atau dipadam.",
    link: "Lihat nota kredit",
  },
  payments: {
    title: "Batalkan bayarannya dahulu",
    text: "Bayaran telah diterima bagi {no}. Selepas semua bayarannya dibatalkan, invois boleh dibatalkan atau dipadam.",
    link: "Lihat bayaran",
  },
} as const satisfies Translation<typeof en>;
