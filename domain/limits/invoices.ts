/**
 * The limits of an invoice, its payments and its credit notes. `lines` and `payments` limit the
 * number of entries; limits without another unit are in characters.
 */
export const INVOICE_LIMITS = {
  number: 30,
  title: 200,
  notes: 4_000,
  lines: 500,
  lineName: 200,
  lineDescription: 2_000,
  payments: 100,
  paymentReference: 100,
  /** The maximum number of invoices that are printed into one file or marked as sent together. */
  selected: 50,
  /** The maximum interval of a repeat, in weeks, months or years. */
  repeatInterval: 99,
  /** The reason of a credit note or of voiding a document. */
  reason: 200,
} as const;
