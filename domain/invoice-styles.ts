/**
 * The styles in which invoices are printed: the number on the wire, the name on screens, and which
 * of the sketches in `app/invoices/wizard/wizard.css` shows it there. How each is drawn on paper is
 * a file of `upstream/pdf/styles/`.
 */
export const INVOICE_STYLES = [
  { id: 0, name: "Plain", sketch: "ruled" },
  { id: 1, name: "Band", sketch: "filled" },
  { id: 2, name: "Classic", sketch: "book" },
] as const;

export type InvoiceStyle = (typeof INVOICE_STYLES)[number];
export type InvoiceStyleId = InvoiceStyle["id"];

/** The style of a number or its text; undefined for one that is not known here. */
export function findInvoiceStyle(id: unknown): InvoiceStyle | undefined {
  if (typeof id !== "number" && typeof id !== "string") return undefined;
  return INVOICE_STYLES.find((style) => String(style.id) === String(id));
}

/** What is printed where the style is not known here. */
export const DEFAULT_STYLE: InvoiceStyle = INVOICE_STYLES[0];
