import type { en } from "../en/customer";
import type { Translation } from "../message";

export const ms = {
  title: "Pelanggan",
  noInvoices: "Belum ada invois.",
  owed: "Belum dibayar",
  late: "Tertunggak",
  toGiveBack: "Perlu dibayar balik",
  onAccount: "Baki kredit",
  giveBack: "Bayar balik",
  newInvoice: "Invois baharu",
  discardQuestion: {
    title: "Buang invois lain itu?",
    text: "Satu invois telah dimulakan dan belum disimpan: {about}. Buang invois itu, dan mulakan invois untuk {name}?",
  },
  recordPayment: "Rekod bayaran",
  statement: "Penyata akaun",
  edit: "Sunting",
  invoices: "Invois",
  payments: "Bayaran",
  refunds: "Dibayar balik",
  creditNotes: "Nota kredit",
  tooMany:
    "Terlalu banyak rekod untuk disenaraikan di sini. Penyata akaun menyenaraikannya mengikut hari.",
  allInvoices: "Semua invois",
  allCreditNotes: "Semua nota kredit",
  boughtLast: "Belian terakhir",
  less: "diskaun {discount}",
  forInvoice: "bagi {no}",
  paidOnAccount: "baki kredit",
  undoneOn: "Dibatalkan pada {date}",
  voidedOn: "Dibatalkan pada {date}",
  amountToGiveBack: "{amount} perlu dibayar balik",
  stillToPay: "{status} · {amount} belum dibayar",
} as const satisfies Translation<typeof en>;
