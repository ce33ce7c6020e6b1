import type { InvoicesFacts, ReminderFacts, MessageWords } from "./words";

export const englishMessages: MessageWords = {
  subject: ({ no, business }) => `Invoice ${no} from ${business}`,
  owed: ({ contact, no, business, amount, due, address }) =>
    due
      ? `Hello ${contact}, this is invoice ${no} from ${business}. ${amount} is to be paid by ${due}.\n${address}`
      : `Hello ${contact}, this is invoice ${no} from ${business}. ${amount} is to be paid.\n${address}`,
  nothingOwed: ({ contact, no, business, address }) =>
    `Hello ${contact}, this is invoice ${no} from ${business}. There is nothing left to pay. Thank you!\n${address}`,
  invoicesSubject: ({ business, invoices }) => `${invoices.length} invoices from ${business}`,
  invoices: (facts) =>
    facts.sums.length > 0
      ? `Hello ${facts.contact}, these are ${facts.invoices.length} invoices from ${facts.business}. ${joinAmounts(facts.sums)} is to be paid in all.\n\n${listInvoices(facts)}`
      : `Hello ${facts.contact}, these are ${facts.invoices.length} invoices from ${facts.business}. There is nothing left to pay. Thank you!\n\n${listInvoices(facts)}`,
  reminderSubject: ({ no, business }) => `Reminder of invoice ${no} from ${business}`,
  reminder: {
    friendly: ({ contact, no, business, amount, due, address }) =>
      `Hello ${contact}, a friendly reminder from ${business}: invoice ${no} was due on ${due}, and ${amount} is still open. If you have paid already, please ignore this message. Thank you!\n${address}`,
    plain: ({ contact, no, business, amount, due, address }) =>
      `Hello ${contact}, invoice ${no} from ${business} was due on ${due}. ${amount} is still open. Please pay it now, or tell us when you will.\n${address}`,
    firm: ({ contact, no, business, amount, due, address }) =>
      `Dear ${contact}, invoice ${no} from ${business} was due on ${due}, and ${amount} is still unpaid. Please pay it within 7 days, or call us today.\n${address}`,
  },
  receiptSubject: ({ no, business }) => `Receipt for invoice ${no} from ${business}`,
  receipt: ({ contact, no, business, amount, date, left, address }) =>
    left
      ? `Hello ${contact}, this is the receipt from ${business} for ${amount}, received on ${date} for invoice ${no}. ${left} is left to pay. Thank you!\n${address}`
      : `Hello ${contact}, this is the receipt from ${business} for ${amount}, received on ${date} for invoice ${no}. There is nothing left to pay. Thank you!\n${address}`,
  wholeReceiptSubject: ({ business, date }) => `Receipt from ${business} of ${date}`,
  wholeReceipt: ({ contact, business, amount, date, nos }) =>
    nos
      ? `Hello ${contact}, this is the receipt from ${business} for ${amount}, received on ${date} for these invoices: ${nos}. Thank you!`
      : `Hello ${contact}, this is the receipt from ${business} for ${amount}, received on ${date}. Thank you!`,
  creditNoteSubject: ({ no, business }) => `Credit note ${no} from ${business}`,
  creditNote: ({ contact, no, business, amount, invoiceNo, address }) =>
    `Hello ${contact}, this is credit note ${no} from ${business}. It takes ${amount} off invoice ${invoiceNo}.\n${address}`,
  statementSubject: ({ business, from, to }) =>
    `Statement of account from ${business}, ${from} to ${to}`,
  statement: ({ contact, business, from, to, balances }) =>
    balances.length > 0
      ? `Hello ${contact}, this is your statement of account from ${business} for ${from} to ${to}. The balance on ${to} is ${joinAmounts(balances)}.`
      : `Hello ${contact}, this is your statement of account from ${business} for ${from} to ${to}. There is nothing left to pay. Thank you!`,
  lateSubject: ({ business }) => `Reminder of overdue invoices from ${business}`,
  late: {
    friendly: (facts) =>
      `Hello ${facts.contact}, a friendly reminder from ${facts.business}: ${overdueCount(facts)}, ${joinAmounts(facts.sums)} in all. If you have paid already, please ignore this message. Thank you!\n\n${invoiceLines(facts)}`,
    plain: (facts) =>
      `Hello ${facts.contact}, ${overdueCount(facts)} at ${facts.business}, ${joinAmounts(facts.sums)} in all. Please pay now, or tell us when you will.\n\n${invoiceLines(facts)}`,
    firm: (facts) =>
      `Dear ${facts.contact}, ${overdueCount(facts)} at ${facts.business}, and ${joinAmounts(facts.sums)} is still unpaid. Please pay it within 7 days, or call us today.\n\n${invoiceLines(facts)}`,
  },
  dueSubject: ({ business }) => `Invoices from ${business} are due soon`,
  due: (facts) =>
    `Hello ${facts.contact}, a friendly note from ${facts.business}: ${dueCount(facts)}, ${joinAmounts(facts.sums)} in all. If you have paid already, please ignore this message. Thank you!\n\n${invoiceLines(facts)}`,
  alsoDue: "Due soon:",
  invoiceLines,
};

/** Returns text such as "RM 60.00 and S$ 7.00". */
function joinAmounts(amounts: string[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(amounts);
}

function overdueCount({ count }: ReminderFacts): string {
  return count === 1 ? "1 invoice is overdue" : `${count} invoices are overdue`;
}

function dueCount({ count }: ReminderFacts): string {
  return count === 1 ? "1 invoice is due soon" : `${count} invoices are due soon`;
}

function invoiceLines({
  invoices,
  moreCount,
}: Pick<ReminderFacts, "invoices" | "moreCount">): string {
  const lines = invoices.map(({ no, due, amount, address }) =>
    `Invoice ${no}, due on ${due}: ${amount}\n${address}`.trim(),
  );
  if (moreCount > 0)
    lines.push(moreCount === 1 ? "And 1 more invoice" : `And ${moreCount} more invoices`);
  return lines.join("\n\n");
}

function listInvoices({ invoices }: InvoicesFacts): string {
  const lines = invoices.map(({ no, due, amount, address }) => {
    const about = amount
      ? `${amount} is to be paid${due ? ` by ${due}` : ""}`
      : "nothing left to pay";
    return `Invoice ${no}: ${about}\n${address}`.trim();
  });
  return lines.join("\n\n");
}
