import type { en } from "../en/credit-notes";
import type { Translation } from "../message";

export const ms = {
  listTitle: "Nota kredit",
  search: "Cari nota kredit",
  searched: "nombor, invois, pelanggan dan sebab",
  columns: {
    date: "Tarikh",
    number: "Nombor",
    customer: "Pelanggan",
    invoice: "Invois",
    reason: "Sebab",
    status: "Status",
    amount: "Amaun",
  },
  none: "Belum ada nota kredit. Buka invois untuk mengkreditkannya.",
  label: "nota kredit",
  forInvoice: "bagi {no}",
  isVoid: "Batal",
  title: "Nota kredit",
  back: "Kembali ke semua nota kredit",
  credited: "dikreditkan",
  facts: "{date} · bagi invois {invoice}",
  invoiceOf: "{no} bertarikh {date}",
  voidedOn: "Dibatalkan pada {date}: {reason}",
  send: "Hantar",
  pdf: "PDF",
  void: "Batalkan",
  reason: "Sebab",
  beforeTax: "Sebelum cukai",
  total: "Jumlah dikreditkan",
  atRate: "Pada kadar {rate}",
} as const satisfies Translation<typeof en>;
