/** What a document is saved as; with what a file or a header cannot have left out. */
export function pdfFileName(name: string): string {
  return `${name.replace(/[^\w.-]+/g, "-") || "preview"}.pdf`;
}
