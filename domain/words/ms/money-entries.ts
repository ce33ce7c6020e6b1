import type { en } from "../en/money-entries";
import type { Translation } from "../message";

export const ms = {
  receipt: "Resit",
  refund: "Bayaran balik",
  receivedFrom: "diterima daripada {name}",
  givenBackTo: "dibayar balik kepada {name}",
  receiptUndone: "Resit ini telah dibatalkan pada {date}.",
  refundUndone: "Bayaran balik ini telah dibatalkan pada {date}.",
  paymentUndone: "Bayaran ini telah dibatalkan pada {date}.",
  facts: {
    invoice: "Invois",
    date: "Tarikh",
    paidBy: "Kaedah bayaran",
    depositTo: "Masuk ke akaun",
    paidFrom: "Dibayar dari akaun",
    reference: "Rujukan",
    rounding: "Pembundaran",
    cashGiven: "Tunai diterima",
    change: "Wang baki",
    atRate: "Pada kadar hari itu",
  },
  amountAtRate: "{amount} pada kadar {rate}",
  whatItPays: "Invois yang dibayar",
  paidFromAccount: "Dibayar pada {date} daripada baki kredit",
  putOnAccount: "Dimasukkan ke baki kredit pada {date}",
  partlyPutOnAccount: "{amount} dimasukkan ke baki kredit pada {date}, {rest} kekal pada invois",
  undone: "Dibatalkan pada {date}",
  givenBackOn: "Dibayar balik pada {date}",
  onAccount: "Baki kredit",
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
  undo: "Batalkan",
  undoReceipt: {
    title: "Batalkan resit?",
    text: "{amount} tidak lagi ada dalam baki kredit. Resit itu kekal dalam senarai sebagai dibatalkan.",
    barrier:
      "Sebahagian daripadanya telah dibayar balik. Untuk membatalkan resit, batalkan bayaran balik itu dahulu.",
  },
  undoShares: {
    other:
      "Resit {amount} ini membayar {count} invois, yang akan menjadi belum dibayar semula. Resit itu kekal dalam senarai sebagai dibatalkan.",
  },
  undoRefund: {
    title: "Batalkan bayaran balik?",
    text: "{amount} akan dimasukkan semula ke baki kredit. Bayaran balik itu kekal dalam senarai sebagai dibatalkan.",
  },
} as const satisfies Translation<typeof en>;
