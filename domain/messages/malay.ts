import type { InvoicesFacts, ReminderFacts, MessageWords } from "./words";

export const malayMessages: MessageWords = {
  subject: ({ no, business }) => `Invois ${no} daripada ${business}`,
  owed: ({ contact, no, business, amount, due, address }) =>
    due
      ? `Salam ${contact}, ini invois ${no} daripada ${business}. Sila bayar ${amount} sebelum atau pada ${due}.\n${address}`
      : `Salam ${contact}, ini invois ${no} daripada ${business}. Sila bayar ${amount}.\n${address}`,
  nothingOwed: ({ contact, no, business, address }) =>
    `Salam ${contact}, ini invois ${no} daripada ${business}. Tiada baki yang perlu dibayar. Terima kasih!\n${address}`,
  invoicesSubject: ({ business, invoices }) => `${invoices.length} invois daripada ${business}`,
  invoices: (facts) =>
    facts.sums.length > 0
      ? `Salam ${facts.contact}, ini ${facts.invoices.length} invois daripada ${facts.business}. Jumlah yang perlu dibayar ialah ${joinAmounts(facts.sums)}.\n\n${listInvoices(facts)}`
      : `Salam ${facts.contact}, ini ${facts.invoices.length} invois daripada ${facts.business}. Tiada baki yang perlu dibayar. Terima kasih!\n\n${listInvoices(facts)}`,
  reminderSubject: ({ no, business }) => `Peringatan invois ${no} daripada ${business}`,
  reminder: {
    friendly: ({ contact, no, business, amount, due, address }) =>
      `Salam ${contact}, sekadar peringatan mesra daripada ${business}: invois ${no} perlu dibayar pada ${due}, dan baki ${amount} masih belum dijelaskan. Jika anda sudah membayar, sila abaikan mesej ini. Terima kasih!\n${address}`,
    plain: ({ contact, no, business, amount, due, address }) =>
      `Salam ${contact}, tarikh akhir bayaran invois ${no} daripada ${business} ialah ${due}. Baki ${amount} masih belum dijelaskan. Sila buat bayaran sekarang, atau maklumkan bila anda akan membayar.\n${address}`,
    firm: ({ contact, no, business, amount, due, address }) =>
      `${contact} yang dihormati, tarikh akhir bayaran invois ${no} daripada ${business} ialah ${due}, dan ${amount} masih belum dibayar. Sila jelaskan dalam tempoh 7 hari, atau hubungi kami hari ini.\n${address}`,
  },
  receiptSubject: ({ no, business }) => `Resit bagi invois ${no} daripada ${business}`,
  receipt: ({ contact, no, business, amount, date, left, address }) =>
    left
      ? `Salam ${contact}, ini resit daripada ${business} bagi bayaran ${amount} yang diterima pada ${date} untuk invois ${no}. Baki ${left} masih perlu dibayar. Terima kasih!\n${address}`
      : `Salam ${contact}, ini resit daripada ${business} bagi bayaran ${amount} yang diterima pada ${date} untuk invois ${no}. Tiada baki yang perlu dibayar. Terima kasih!\n${address}`,
  wholeReceiptSubject: ({ business, date }) => `Resit daripada ${business} bertarikh ${date}`,
  wholeReceipt: ({ contact, business, amount, date, nos }) =>
    nos
      ? `Salam ${contact}, ini resit daripada ${business} bagi bayaran ${amount} yang diterima pada ${date} untuk invois berikut: ${nos}. Terima kasih!`
      : `Salam ${contact}, ini resit daripada ${business} bagi bayaran ${amount} yang diterima pada ${date}. Terima kasih!`,
  creditNoteSubject: ({ no, business }) => `Nota kredit ${no} daripada ${business}`,
  creditNote: ({ contact, no, business, amount, invoiceNo, address }) =>
    `Salam ${contact}, ini nota kredit ${no} daripada ${business}. Sebanyak ${amount} ditolak daripada invois ${invoiceNo}.\n${address}`,
  statementSubject: ({ business, from, to }) =>
    `Penyata akaun daripada ${business}, ${from} hingga ${to}`,
  statement: ({ contact, business, from, to, balances }) =>
    balances.length > 0
      ? `Salam ${contact}, ini penyata akaun anda daripada ${business} bagi tempoh ${from} hingga ${to}. Baki pada ${to} ialah ${joinAmounts(balances)}.`
      : `Salam ${contact}, ini penyata akaun anda daripada ${business} bagi tempoh ${from} hingga ${to}. Tiada baki yang perlu dibayar. Terima kasih!`,
  lateSubject: ({ business }) => `Peringatan invois tertunggak daripada ${business}`,
  late: {
    friendly: (facts) =>
      `Salam ${facts.contact}, sekadar peringatan mesra daripada ${facts.business}: ${facts.count} invois telah melepasi tarikh akhir bayaran, dan baki ${joinAmounts(facts.sums)} masih belum dijelaskan. Jika anda sudah membayar, sila abaikan mesej ini. Terima kasih!\n\n${invoiceLines(facts)}`,
    plain: (facts) =>
      `Salam ${facts.contact}, ${facts.count} invois daripada ${facts.business} telah melepasi tarikh akhir bayaran, dan baki ${joinAmounts(facts.sums)} masih belum dijelaskan. Sila buat bayaran sekarang, atau maklumkan bila anda akan membayar.\n\n${invoiceLines(facts)}`,
    firm: (facts) =>
      `${facts.contact} yang dihormati, ${facts.count} invois daripada ${facts.business} telah melepasi tarikh akhir bayaran, dan ${joinAmounts(facts.sums)} masih belum dibayar. Sila jelaskan dalam tempoh 7 hari, atau hubungi kami hari ini.\n\n${invoiceLines(facts)}`,
  },
  dueSubject: ({ business }) => `Invois daripada ${business} hampir tarikh akhir bayaran`,
  due: (facts) =>
    `Salam ${facts.contact}, sekadar makluman mesra daripada ${facts.business}: ${facts.count} invois hampir tarikh akhir bayaran, berjumlah ${joinAmounts(facts.sums)}. Jika anda sudah membayar, sila abaikan mesej ini. Terima kasih!\n\n${invoiceLines(facts)}`,
  alsoDue: "Hampir tarikh akhir bayaran:",
  invoiceLines,
};

/** Returns text such as "RM 60.00 dan S$ 7.00". */
function joinAmounts(amounts: string[]): string {
  return new Intl.ListFormat("ms", { type: "conjunction" }).format(amounts);
}

function invoiceLines({
  invoices,
  moreCount,
}: Pick<ReminderFacts, "invoices" | "moreCount">): string {
  const lines = invoices.map(({ no, due, amount, address }) =>
    `Invois ${no}, tarikh akhir bayaran ${due}: ${amount}\n${address}`.trim(),
  );
  if (moreCount > 0) lines.push(`Dan ${moreCount} invois lagi`);
  return lines.join("\n\n");
}

function listInvoices({ invoices }: InvoicesFacts): string {
  const lines = invoices.map(({ no, due, amount, address }) => {
    const until = due ? ` sebelum atau pada ${due}` : "";
    const about = amount ? `sila bayar ${amount}${until}` : "tiada baki yang perlu dibayar";
    return `Invois ${no}: ${about}\n${address}`.trim();
  });
  return lines.join("\n\n");
}
