import type { en } from "../en/statement";
import type { Translation } from "../message";

export const ms = {
  title: "Penyata",
  back: "Kembali ke pelanggan",
  by: "Penyata daripada {business}",
  byOfPeriod: "Penyata daripada {business}, {from} hingga {to}",
  days: "Hari",
  nothing: "Tiada baki belum dibayar, dan tiada urus niaga dalam tempoh ini.",
  send: "Hantar",
  openPdf: "Buka PDF",
  savePdf: "Simpan PDF",
  columns: {
    date: "Tarikh",
    details: "Butiran",
    amount: "Amaun",
    balance: "Baki",
  },
  opening: "Baki pembukaan",
  closing: "Baki penutup",
  entries: {
    invoice: "Invois {no}",
    payment: "Bayaran bagi {invoiceNo}",
    paymentOnAccount: "Bayaran dimasukkan ke baki akaun",
    paymentUndone: "Bayaran bagi {invoiceNo} dibuat asal",
    paymentOnAccountUndone: "Bayaran ke baki akaun dibuat asal",
    creditNote: "Nota kredit {no} bagi {invoiceNo}",
    creditNoteVoided: "Nota kredit {no} bagi {invoiceNo} dibatalkan",
    roundingChange: "Pembundaran tunai bagi {invoiceNo}",
    refund: "Dibayar balik bagi {invoiceNo}",
    refundOnAccount: "Dibayar balik",
    refundUndone: "Bayaran balik bagi {invoiceNo} dibuat asal",
    refundOnAccountUndone: "Bayaran balik dibuat asal",
  },
  rounding: "pembundaran {amount}",
  comma: ", ",
} as const satisfies Translation<typeof en>;
