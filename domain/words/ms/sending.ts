import type { en } from "../en/sending";
import type { Translation } from "../message";

export const ms = {
  invoiceChoice: "Invois",
  reminderChoice: "Peringatan",
  whatIsSent: "Apa yang dihantar",
  tone: "Nada mesej",
  tones: { friendly: "Mesra", plain: "Biasa", firm: "Tegas" },
  left: "Baki {amount}",
  leftUntil: "Baki {amount} · {due}, {relative}",
  creditNote: "Nota kredit {no}",
  credited: "{amount} dikreditkan pada {date} bagi {invoiceNo}",
  voidCreditNote: "Nota kredit ini telah dibatalkan: tiada apa-apa untuk dihantar.",
  receipt: "Resit bagi {no}",
  plainReceipt: "Resit",
  received: "{amount} diterima pada {date}",
  undonePayment: "Bayaran ini telah dibatalkan: tiada resit untuk dihantar.",
  undoneReceipt: "Resit ini telah dibatalkan: tiada apa-apa untuk dihantar.",
  statement: "Penyata akaun {from} hingga {to}",
  balance: "Baki: {amounts}",
  noBalance: "Baki: tiada",
  late: "{amounts} tertunggak",
  nothingLate: "Tiada yang tertunggak: peringatan tidak perlu dihantar.",
  lateInvoice: "Baki {amount} · tarikh akhir {date}, tertunggak {span}",
  moreInvoices: { other: "dan {count} invois lagi" },
  unreachableLink:
    "Pautan ini hanya boleh dibuka pada komputer ini: pelanggan tidak dapat membukanya.",
  unreachableLinks:
    "Pautan ini hanya boleh dibuka pada komputer ini: pelanggan tidak dapat membukanya.",
  sendPdfInstead: "Hantar PDF bersama mesej anda.",
  notOpened: "Belum dibuka oleh pelanggan.",
  openedOnce: "Dibuka pada {time}.",
  opened: "Dibuka pada {first}, dan kali terakhir pada {last}.",
  mailTo: "{mail} ke {to}",
  mailMaybeSent: "{mail} ke {to}: mungkin telah dihantar",
  mailNotSent: "{mail} ke {to}: tidak dihantar",
  mailOnItsWay: "{mail} ke {to}: sedang dihantar",
  mails: {
    mail: "E-mel",
    invoices: "E-mel dengan beberapa invois",
    reminder: "Peringatan melalui e-mel",
  },
  reminders: {
    whatsapp: "Peringatan melalui WhatsApp",
    sms: "Peringatan melalui SMS",
    mail: "Peringatan melalui e-mel anda sendiri",
    otherWay: "Peringatan dengan cara lain",
  },
  statementMessage: "{message}, {from} hingga {to}",
  triedAgainAt: "Akan dicuba semula pada {time}.",
  lastReminded: {
    whatsapp: "Peringatan terakhir pada {time} melalui WhatsApp.",
    sms: "Peringatan terakhir pada {time} melalui SMS.",
    mail: "Peringatan terakhir pada {time} melalui e-mel.",
    otherWay: "Peringatan terakhir pada {time} dengan cara lain.",
  },
  notReminded: "Belum diingatkan.",
  mailQueued: {
    history: "E-mel ke {to} sedang dihantar. Sejarahnya menunjukkan bila e-mel itu dihantar.",
    invoiceHistory:
      "E-mel ke {to} sedang dihantar. Sejarah invoisnya menunjukkan bila e-mel itu dihantar.",
    invoiceHistories:
      "E-mel ke {to} sedang dihantar. Sejarah setiap invois menunjukkan bila e-mel itu dihantar.",
    sendPage:
      "E-mel ke {to} sedang dihantar. Halaman “Hantar” menunjukkan bila e-mel itu dihantar.",
  },
} as const satisfies Translation<typeof en>;
