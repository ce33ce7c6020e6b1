/**
 * The styles of printed invoices: the number on the wire, the key of the name on screens
 * (`domain/words/en/invoice-wizard.ts`), and the end of the CSS classes that draw the style on
 * screens, such as `paper-book`. `upstream/pdf/styles/` has a file for each style.
 */
export const INVOICE_STYLES = [
  { id: 0, name: "plain", sketch: "ruled" },
  { id: 1, name: "band", sketch: "filled" },
  { id: 2, name: "classic", sketch: "book" },
] as const;

export type InvoiceStyle = (typeof INVOICE_STYLES)[number];
export type InvoiceStyleId = InvoiceStyle["id"];

/**
 * Finds a style by its number, or by the number as text. Returns undefined for an unknown style.
 */
export function findInvoiceStyle(id: unknown): InvoiceStyle | undefined {
  if (typeof id !== "number" && typeof id !== "string") return undefined;
  return INVOICE_STYLES.find((style) => String(style.id) === String(id));
}

/** The style of an invoice whose stored style is unknown. */
export const DEFAULT_STYLE: InvoiceStyle = INVOICE_STYLES[0];
