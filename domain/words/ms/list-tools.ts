import type { en } from "../en/list-tools";
import type { Translation } from "../message";

export const ms = {
  select: "Pilih",
  period: "Tempoh",
  periodAndOrder: "Tempoh dan susunan",
  from: "Dari",
  to: "Hingga",
  show: "Papar",
  order: "Susunan",
  newest: "Terbaharu",
  reverse: "Terbalik",
  sorts: {
    date: "Tarikh",
    due_date: "Tarikh akhir bayaran",
    contact: "Pelanggan",
    balance: "Amaun belum dibayar",
  },
  by: {
    date: "mengikut tarikh",
    due_date: "mengikut tarikh akhir bayaran",
    contact: "mengikut pelanggan",
    balance: "mengikut amaun belum dibayar",
  },
  csv: "CSV",
  csvTooLong: "CSV boleh mengandungi paling banyak {max} baris. Pilih tempoh yang lebih pendek.",
  noCsv: "Tiada CSV",
  noCsvTooLong:
    "Senarai ini ada {rows} baris; CSV boleh mengandungi paling banyak {max} baris. Kembali dan pilih tempoh yang lebih pendek.",
  showAll: "Papar semua",
  changeDays: "Ubah tarikh untuk melihat senarai.",
  noneInPeriod: {
    invoices: "Tiada invois dalam tempoh ini",
    payments: "Tiada bayaran dalam tempoh ini",
    creditNotes: "Tiada nota kredit dalam tempoh ini",
  },
  unreadableDate: "Masukkan tarikh dalam format DD/MM/YYYY.",
} as const satisfies Translation<typeof en>;
