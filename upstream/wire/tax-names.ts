/**
 * The taxes of Malaysia and Singapore by the codes that every set of books here is made with. A
 * code that is none of them has no name, and is told by itself.
 */
const NAMES = new Map([
  ["SV-8", "Service tax"],
  ["SV-6", "Service tax"],
  ["ST-10", "Sales tax"],
  ["ST-5", "Sales tax"],
  ["P-10", "Sales tax"],
  ["SR", "GST"],
  ["TX", "GST"],
  ["EX", "Exempt"],
  ["ES", "Exempt"],
  ["ES33", "Exempt"],
  ["ZR", "Zero-rated"],
  ["OS", "Out of scope"],
]);

/** Blank for a code without one. */
export function taxName(code: string | null): string {
  return NAMES.get(code ?? "") ?? "";
}

type TaxedLine = { tax_code_id: number | null; tax_code: string | null; tax_rate: string | null };

/** The tax of a stored line; null for untaxed. */
export function taxOnWire({ tax_code_id: id, tax_code: code, tax_rate: rate }: TaxedLine) {
  return id === null ? null : { id, code, rate, name: taxName(code) };
}
