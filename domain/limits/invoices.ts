/** How much an invoice, its payments and its credit notes hold: characters and entries. */
export const INVOICE_LIMITS = {
  number: 30,
  title: 200,
  notes: 4_000,
  lines: 500,
  lineName: 200,
  lineDescription: 2_000,
  payments: 100,
  paymentReference: 100,
  /** Every so many weeks, months or years it may repeat. */
  repeatInterval: 99,
  /** Why something is credited or voided. */
  reason: 200,
} as const;
