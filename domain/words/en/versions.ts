export const en = {
  title: "Versions",
  isDeleted: "This invoice is deleted. It is in none of your lists and sums.",
  restore: "Restore",
  goToInvoice: "Go to the invoice",
  version: "Version {version}",
  states: { current: "current", deleted: "deleted", superseded: "superseded" },
  fromUpgrade: "Issued before versions were kept: business and customer are those of {time}",
  previewPdf: "Preview PDF",
  /** Follows "Preview PDF" for screen readers. */
  ofVersion: " of version {version}",
} as const;
