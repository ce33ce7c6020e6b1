import type { en } from "../en/invoice-list";
import type { Translation } from "../message";

export const ms = {
  title: "Invois",
  search: "Cari invois",
  tabs: { all: "semua", unpaid: "belum dibayar", draft: "draf" },
  add: "Tambah",
  createInvoice: "Buat invois",
  cashSale: "Jualan tunai",
  resume: "Sambung invois",
  payments: "Bayaran",
  searched: "nombor, pelanggan, item, catatan dan amaun",
  table: "invois",
  columns: {
    date: "Tarikh",
    number: "Nombor",
    customer: "Pelanggan",
    due: "Tarikh akhir",
    total: "Jumlah",
    stillToPay: "Belum dibayar",
    status: "Status",
  },
  left: "baki {amount}",
  only: {
    overdue: "Invois tertunggak sahaja",
    open: "Invois belum tertunggak sahaja",
    paid: "Invois dibayar sahaja",
  },
  none: {
    overdue: "Tiada invois tertunggak",
    open: "Tiada invois yang belum tertunggak",
    paid: "Tiada invois yang telah dibayar",
  },
  empty: {
    all: "Mari buat invois pertama anda!",
    unpaid: "Tiada invois yang belum dibayar!",
    draft: "Tiada draf invois",
  },
  deleted: "Invois yang dipadam",
} as const satisfies Translation<typeof en>;
