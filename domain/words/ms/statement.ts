import type { en } from "../en/statement";
import type { Translation } from "../message";

export const ms = {
  title: "Penyata akaun",
  back: "Kembali ke pelanggan",
  by: "Penyata akaun daripada {business}",
  byOfPeriod: "Penyata akaun daripada {business}, {from} hingga {to}",
  days: "Tempoh",
  nothing: "Tiada baki dan tiada urus niaga dalam tempoh ini.",
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
  closingOnAccount: "termasuk baki kredit",
  entries: {
    invoice: "Invois {no}",
    payment: "Bayaran bagi {invoiceNo}",
    paymentOnAccount: "Bayaran ke baki kredit",
    paymentUndone: "Bayaran bagi {invoiceNo} dibatalkan",
    paymentOnAccountUndone: "Bayaran ke baki kredit dibatalkan",
    creditNote: "Nota kredit {no} bagi {invoiceNo}",
    creditNoteVoided: "Nota kredit {no} bagi {invoiceNo} dibatalkan",
    roundingChange: "Pembundaran tunai bagi {invoiceNo}",
    refund: "Bayaran balik bagi {invoiceNo}",
    refundOnAccount: "Bayaran balik",
    refundUndone: "Bayaran balik bagi {invoiceNo} dibatalkan",
    refundOnAccountUndone: "Bayaran balik dibatalkan",
  },
  rounding: "pembundaran {amount}",
  comma: ", ",
} as const satisfies Translation<typeof en>;
