export const en = {
  creditNotes: { one: "{count} credit note", other: "{count} credit notes" },
  payments: { one: "{count} payment", other: "{count} payments" },
  paid: "{amount} paid",
  credited: "{amount} credited",
  toGiveBack: "{amount} to give back",
  /** On a phone, where columns have no headings. */
  figures: {
    billed: "{amount} billed",
    stillToPay: "{amount} still to pay",
    credited: "{amount} credited",
    received: "{amount} received",
  },
  drafts: { one: "{count} draft", other: "{count} drafts" },
  voidInvoices: { one: "{count} void invoice", other: "{count} void invoices" },
  voidCreditNotes: { one: "{count} void credit note", other: "{count} void credit notes" },
  undonePayments: { one: "{count} undone payment", other: "{count} undone payments" },
  notCounted: "Not counted: {records}",
  comma: ", ",
} as const;
