export const en = {
  invoice: {
    title: "Void invoice",
    text: "A void invoice keeps its number and stays in your lists, struck through. Nobody owes it any more. This cannot be taken back.",
  },
  deleted: {
    title: "Deleted",
    text: "This invoice is deleted, so there is nothing to void.",
    link: "See the deleted invoice",
  },
  creditNote: {
    title: "Void credit note",
    back: "Back to the credit note",
    about: "{no} for {invoiceNo} · {amount}",
    text: "What {no} took off {invoiceNo} counts again. A void credit note keeps its number and stays in your lists, struck through. This cannot be taken back.",
    voided: "{no} was voided on {date}.",
    link: "See the credit note",
  },
} as const;
