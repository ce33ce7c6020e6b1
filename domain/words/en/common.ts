export const en = {
  yes: "Yes",
  no: "No",
  save: "Save",
  delete: "Delete",
  invoices: { one: "{count} invoice", other: "{count} invoices" },
  close: "Close",
  choose: "Choose",
  notChosen: "Not chosen",
  backToInvoices: "Back to all invoices",
  backToInvoice: "Back to the invoice",
  dateFormat: "DD/MM/YYYY",
} as const;
