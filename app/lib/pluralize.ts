/**
 * Returns a count with its noun, whose plural ends in "s": "1 Invoice", "2 Invoices", "1,204
 * Invoices".
 */
export function pluralize(count: number, noun: string): string {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}
