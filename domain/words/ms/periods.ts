import type { en } from "../en/periods";
import type { Translation } from "../message";

export const ms = {
  names: {
    today: "Hari ini",
    yesterday: "Semalam",
    week: "Minggu ini",
    month: "Bulan ini",
    last_month: "Bulan lepas",
    all: "Semua hari",
  },
  lastThreeMonths: "3 bulan terakhir",
  thisYear: "Tahun ini",
  named: "{name}, {days}",
  range: "{from} hingga {to}",
  from: "dari {from}",
  to: "hingga {to}",
  unreadableFrom: "Dari: Masukkan hari pertama dalam format DD/MM/YYYY.",
  unreadableTo: "Hingga: Masukkan hari terakhir dalam format DD/MM/YYYY.",
  reversed: "Hari pertama, {from}, adalah selepas hari terakhir, {to}. Ubah salah satu.",
} as const satisfies Translation<typeof en>;
