import type { en } from "../en/void";
import type { Translation } from "../message";

export const ms = {
  invoice: {
    title: "Batalkan invois",
    text: "Invois yang dibatalkan mengekalkan nombornya dan tetap ada dalam senarai anda dengan teks yang dicoret. Tiada sesiapa lagi berhutang bagi invois itu. Tindakan ini tidak boleh dibuat asal.",
  },
  deleted: {
    title: "Dipadam",
    text: "Invois ini telah dipadam, jadi tiada apa-apa untuk dibatalkan.",
    link: "Lihat invois yang dipadam",
  },
  creditNote: {
    title: "Batalkan nota kredit",
    back: "Kembali ke nota kredit",
    about: "{no} bagi {invoiceNo} · {amount}",
    text: "Amaun yang ditolak oleh {no} daripada {invoiceNo} dikira semula. Nota kredit yang dibatalkan mengekalkan nombornya dan tetap ada dalam senarai anda dengan teks yang dicoret. Tindakan ini tidak boleh dibuat asal.",
    voided: "{no} telah dibatalkan pada {date}.",
    link: "Lihat nota kredit",
  },
} as const satisfies Translation<typeof en>;
