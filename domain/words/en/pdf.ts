export const en = {
  title: "Preview PDF",
  backToVersions: "Back to the versions",
  chooseInvoice: "Choose an invoice to see its PDF.",
  allInvoices: "All Invoices",
  open: "Open PDF",
  save: "Save PDF",
  pageOf: "Page {number} of {pages}",
  notShown: "The pages cannot be shown here. Open or save the PDF instead.",
  /** The lines of a picture in place of a page. */
  pageNotShown: "This page cannot be shown here.",
  openInstead: "Open the PDF instead.",
  logoNotShown: { first: "The logo cannot", second: "be shown just now." },
} as const;
