import type { en } from "../en/customer-messages";
import type { Translation } from "../message";

export const ms = {
  subject: "Invois {no} daripada {business}",
  owedBy:
    "Salam {contact}, ini invois {no} daripada {business}. Sila bayar {amount} sebelum atau pada {due}.",
  owed: "Salam {contact}, ini invois {no} daripada {business}. Sila bayar {amount}.",
  nothingOwed:
    "Salam {contact}, ini invois {no} daripada {business}. Tiada baki yang perlu dibayar. Terima kasih!",
  invoicesSubject: { other: "{count} invois daripada {business}" },
  invoices: {
    other:
      "Salam {contact}, ini {count} invois daripada {business}. Jumlah yang perlu dibayar ialah {sums}.",
  },
  invoicesNothingOwed: {
    other:
      "Salam {contact}, ini {count} invois daripada {business}. Tiada baki yang perlu dibayar. Terima kasih!",
  },
  listed: {
    owedBy: "Invois {no}: sila bayar {amount} sebelum atau pada {due}",
    owed: "Invois {no}: sila bayar {amount}",
    nothingOwed: "Invois {no}: tiada baki yang perlu dibayar",
  },
  reminderSubject: "Peringatan bayaran bagi invois {no} daripada {business}",
  reminder: {
    friendly:
      "Salam {contact}, sekadar peringatan mesra daripada {business}: tarikh akhir bayaran invois {no} ialah {due}, dan {amount} masih belum dibayar. Jika anda sudah membayar, sila abaikan mesej ini. Terima kasih!",
    plain:
      "Salam {contact}, tarikh akhir bayaran invois {no} daripada {business} ialah {due}. {amount} masih belum dibayar. Sila bayar sekarang, atau maklumkan bila anda akan membayar.",
    firm: "{contact} yang dihormati, tarikh akhir bayaran invois {no} daripada {business} ialah {due}, dan {amount} masih belum dibayar. Sila bayar dalam tempoh 7 hari, atau hubungi kami hari ini.",
  },
  receiptSubject: "Resit bagi invois {no} daripada {business}",
  receiptLeft:
    "Salam {contact}, ini resit daripada {business} bagi bayaran {amount} yang diterima pada {date} untuk invois {no}. Baki {left} masih perlu dibayar. Terima kasih!",
  receipt:
    "Salam {contact}, ini resit daripada {business} bagi bayaran {amount} yang diterima pada {date} untuk invois {no}. Tiada baki yang perlu dibayar. Terima kasih!",
  wholeReceiptSubject: "Resit daripada {business} bertarikh {date}",
  wholeReceiptFor:
    "Salam {contact}, ini resit daripada {business} bagi bayaran {amount} yang diterima pada {date} untuk invois berikut: {nos}. Terima kasih!",
  wholeReceipt:
    "Salam {contact}, ini resit daripada {business} bagi bayaran {amount} yang diterima pada {date}. Terima kasih!",
  creditNoteSubject: "Nota kredit {no} daripada {business}",
  creditNote:
    "Salam {contact}, ini nota kredit {no} daripada {business}. Sebanyak {amount} dikreditkan kepada invois {invoiceNo}.",
  statementSubject: "Penyata akaun daripada {business}, {from} hingga {to}",
  statement:
    "Salam {contact}, ini penyata akaun anda daripada {business} bagi tempoh {from} hingga {to}. Baki pada {to} ialah {balances}.",
  statementNothingOwed:
    "Salam {contact}, ini penyata akaun anda daripada {business} bagi tempoh {from} hingga {to}. Tiada baki yang perlu dibayar. Terima kasih!",
  lateSubject: "Peringatan bayaran bagi invois tertunggak daripada {business}",
  late: {
    friendly: {
      other:
        "Salam {contact}, sekadar peringatan mesra daripada {business}: {count} invois tertunggak, berjumlah {sums}. Jika anda sudah membayar, sila abaikan mesej ini. Terima kasih!",
    },
    plain: {
      other:
        "Salam {contact}, {count} invois daripada {business} tertunggak, berjumlah {sums}. Sila bayar sekarang, atau maklumkan bila anda akan membayar.",
    },
    firm: {
      other:
        "{contact} yang dihormati, {count} invois daripada {business} tertunggak, dan {sums} masih belum dibayar. Sila bayar dalam tempoh 7 hari, atau hubungi kami hari ini.",
    },
  },
  dueSubject: "Invois daripada {business} hampir tarikh akhir bayaran",
  due: {
    other:
      "Salam {contact}, sekadar makluman mesra daripada {business}: {count} invois hampir tarikh akhir bayaran, berjumlah {sums}. Jika anda sudah membayar, sila abaikan mesej ini. Terima kasih!",
  },
  alsoDue: "Hampir tarikh akhir bayaran:",
  invoiceLine: "Invois {no}, tarikh akhir bayaran {due}: {amount}",
  more: { other: "Dan {count} invois lagi" },
} as const satisfies Translation<typeof en>;
