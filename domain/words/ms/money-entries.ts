import type { en } from "../en/money-entries";
import type { Translation } from "../message";

export const ms = {
  receipt: "Resit",
  refund: "Bayaran balik",
  receivedFrom: "diterima daripada {name}",
  givenBackTo: "dibayar balik kepada {name}",
  receiptUndone: "Resit ini telah dibuat asal pada {date}.",
  refundUndone: "Bayaran balik ini telah dibuat asal pada {date}.",
  paymentUndone: "Bayaran ini telah dibuat asal pada {date}.",
  facts: {
    invoice: "Invois",
    date: "Tarikh",
    paidBy: "Dibayar dengan",
    depositTo: "Deposit ke",
    paidFrom: "Dibayar daripada",
    reference: "Rujukan",
    rounding: "Pembundaran",
    cashGiven: "Tunai diberi",
    change: "Baki wang",
    atRate: "Pada kadar hari itu",
  },
  amountAtRate: "{amount} pada kadar {rate}",
  whatItPays: "Invois yang dibayar",
  paidFromAccount: "Dibayar pada {date} daripada baki akaun",
  putOnAccount: "Dimasukkan ke baki akaun pada {date}",
  undone: "Dibuat asal pada {date}",
  givenBackOn: "Dibayar balik pada {date}",
  onAccount: "Baki akaun",
  giveBack: "Bayar balik",
  givenBackFor: "Dibayar balik bagi",
  send: "Hantar",
  receiptOnPaper: "Resit bercetak",
  slipOnPaper: "Slip bercetak",
  papers: {
    pdf: "PDF",
    a5: "A5",
    roll: "Gulungan 80 mm",
  },
  newCashSale: "Jualan tunai baharu",
  undo: "Buat asal",
  undoReceipt: {
    title: "Buat asal resit?",
    text: "{amount} tidak lagi ada dalam baki akaun. Resit itu kekal dalam senarai sebagai telah dibuat asal.",
    barrier:
      "Sebahagian daripadanya telah dibayar balik. Untuk membuat asal resit, buat asal bayaran balik itu dahulu.",
  },
  undoShares: {
    other:
      "Resit {amount} ini membayar {count} invois, yang akan kembali sebagai belum dibayar. Resit itu kekal dalam senarai sebagai telah dibuat asal.",
  },
  undoRefund: {
    title: "Buat asal bayaran balik?",
    text: "{amount} akan kembali ke baki akaun. Bayaran balik itu kekal dalam senarai sebagai telah dibuat asal.",
  },
} as const satisfies Translation<typeof en>;
