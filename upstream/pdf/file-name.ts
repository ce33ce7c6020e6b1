/**
 * Returns the file name of a document, without characters that file names or headers do not allow.
 */
export function pdfFileName(name: string): string {
  return `${name.replace(/[^\w.-]+/g, "-") || "preview"}.pdf`;
}
