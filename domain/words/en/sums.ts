export const en = {
  creditNotes: { one: "{count} credit note", other: "{count} credit notes" },
  payments: { one: "{count} payment", other: "{count} payments" },
  paid: "{amount} paid",
  credited: "{amount} credited",
  toGiveBack: "{amount} to give back",
  /** Follow a sum, in place of the heading of its column. */
  after: {
    billed: "billed",
    stillToPay: "still to pay",
    credited: "credited",
    received: "received",
  },
  drafts: { one: "{count} draft", other: "{count} drafts" },
  voidInvoices: { one: "{count} void invoice", other: "{count} void invoices" },
  voidCreditNotes: { one: "{count} void credit note", other: "{count} void credit notes" },
  undonePayments: { one: "{count} undone payment", other: "{count} undone payments" },
  notCounted: "Not counted: {records}",
  comma: ", ",
} as const;
