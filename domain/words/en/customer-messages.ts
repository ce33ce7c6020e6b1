export const en = {
  subject: "Invoice {no} from {business}",
  owedBy: "Hello {contact}, this is invoice {no} from {business}. {amount} is to be paid by {due}.",
  owed: "Hello {contact}, this is invoice {no} from {business}. {amount} is to be paid.",
  nothingOwed:
    "Hello {contact}, this is invoice {no} from {business}. There is nothing left to pay. Thank you!",
  invoicesSubject: {
    one: "{count} invoice from {business}",
    other: "{count} invoices from {business}",
  },
  invoices: {
    one: "Hello {contact}, this is {count} invoice from {business}. {sums} is to be paid in all.",
    other:
      "Hello {contact}, these are {count} invoices from {business}. {sums} is to be paid in all.",
  },
  invoicesNothingOwed: {
    one: "Hello {contact}, this is {count} invoice from {business}. There is nothing left to pay. Thank you!",
    other:
      "Hello {contact}, these are {count} invoices from {business}. There is nothing left to pay. Thank you!",
  },
  listed: {
    owedBy: "Invoice {no}: {amount} is to be paid by {due}",
    owed: "Invoice {no}: {amount} is to be paid",
    nothingOwed: "Invoice {no}: nothing left to pay",
  },
  reminderSubject: "Reminder of invoice {no} from {business}",
  reminder: {
    friendly:
      "Hello {contact}, a friendly reminder from {business}: invoice {no} was due on {due}, and {amount} is still open. If you have paid already, please ignore this message. Thank you!",
    plain:
      "Hello {contact}, invoice {no} from {business} was due on {due}. {amount} is still open. Please pay it now, or tell us when you will.",
    firm: "Dear {contact}, invoice {no} from {business} was due on {due}, and {amount} is still unpaid. Please pay it within 7 days, or call us today.",
  },
  receiptSubject: "Receipt for invoice {no} from {business}",
  receiptLeft:
    "Hello {contact}, this is the receipt from {business} for {amount}, received on {date} for invoice {no}. {left} is left to pay. Thank you!",
  receipt:
    "Hello {contact}, this is the receipt from {business} for {amount}, received on {date} for invoice {no}. There is nothing left to pay. Thank you!",
  wholeReceiptSubject: "Receipt from {business} of {date}",
  wholeReceiptFor:
    "Hello {contact}, this is the receipt from {business} for {amount}, received on {date} for these invoices: {nos}. Thank you!",
  wholeReceipt:
    "Hello {contact}, this is the receipt from {business} for {amount}, received on {date}. Thank you!",
  creditNoteSubject: "Credit note {no} from {business}",
  creditNote:
    "Hello {contact}, this is credit note {no} from {business}. It takes {amount} off invoice {invoiceNo}.",
  statementSubject: "Statement of account from {business}, {from} to {to}",
  statement:
    "Hello {contact}, this is your statement of account from {business} for {from} to {to}. The balance on {to} is {balances}.",
  statementNothingOwed:
    "Hello {contact}, this is your statement of account from {business} for {from} to {to}. There is nothing left to pay. Thank you!",
  lateSubject: "Reminder of overdue invoices from {business}",
  late: {
    friendly: {
      one: "Hello {contact}, a friendly reminder from {business}: {count} invoice is overdue, {sums} in all. If you have paid already, please ignore this message. Thank you!",
      other:
        "Hello {contact}, a friendly reminder from {business}: {count} invoices are overdue, {sums} in all. If you have paid already, please ignore this message. Thank you!",
    },
    plain: {
      one: "Hello {contact}, {count} invoice is overdue at {business}, {sums} in all. Please pay now, or tell us when you will.",
      other:
        "Hello {contact}, {count} invoices are overdue at {business}, {sums} in all. Please pay now, or tell us when you will.",
    },
    firm: {
      one: "Dear {contact}, {count} invoice is overdue at {business}, and {sums} is still unpaid. Please pay it within 7 days, or call us today.",
      other:
        "Dear {contact}, {count} invoices are overdue at {business}, and {sums} is still unpaid. Please pay it within 7 days, or call us today.",
    },
  },
  dueSubject: "Invoices from {business} are due soon",
  due: {
    one: "Hello {contact}, a friendly note from {business}: {count} invoice is due soon, {sums} in all. If you have paid already, please ignore this message. Thank you!",
    other:
      "Hello {contact}, a friendly note from {business}: {count} invoices are due soon, {sums} in all. If you have paid already, please ignore this message. Thank you!",
  },
  /** The heading of invoices that are due soon, below overdue invoices. */
  alsoDue: "Due soon:",
  invoiceLine: "Invoice {no}, due on {due}: {amount}",
  more: { one: "And {count} more invoice", other: "And {count} more invoices" },
} as const;
