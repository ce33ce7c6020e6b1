import type { en } from "../en/owed";
import type { Translation } from "../message";

export const ms = {
  title: "Siapa berhutang",
  nobody: "Tiada sesiapa berhutang dengan anda",
  createInvoice: "Buat invois",
  customer: "Pelanggan",
  total: "Jumlah",
  totals: "Jumlah",
  bands: {
    not_due: "Belum tertunggak",
    days_1_30: "1–30 hari",
    days_31_60: "31–60 hari",
    days_61_90: "61–90 hari",
    over_90: "Lebih 90 hari",
  },
  eachCurrency:
    "Setiap mata wang dikira berasingan; halaman Utama menjumlahkannya pada kadar invois.",
  allIn: "Semua dalam {code}",
  lateInvoices: "Invois tertunggak",
  remindSeveral: "Ingatkan beberapa pelanggan",
  automaticReminders: "Peringatan automatik",
  recordPaymentOf: "Rekod bayaran daripada {name}",
  remind: "Ingatkan",
  remindName: "Ingatkan {name}",
  noDueDate: "tiada tarikh akhir bayaran",
  due: "perlu dibayar {relative}",
  nothingLate: "tiada yang tertunggak",
  late: "{amount} tertunggak",
  lateBy: "{amount} tertunggak selama {span}",
  lateByUpTo: "{amount} tertunggak sehingga {span}",
} as const satisfies Translation<typeof en>;
