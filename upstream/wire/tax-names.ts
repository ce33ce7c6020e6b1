/**
 * The names of the tax codes that new companies and the demo companies have. Any other
 * code has no name and is displayed as it is.
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

/** Returns the name of the tax. Returns "" for an unknown code. */
export function findTaxName(code: string | null): string {
  return NAMES.get(code ?? "") ?? "";
}

type TaxedLine = { tax_code_id: number | null; tax_code: string | null; tax_rate: string | null };

/** Returns the tax of a stored line. Returns null when the line is not taxed. */
export function toWireTax({ tax_code_id: id, tax_code: code, tax_rate: rate }: TaxedLine) {
  return id === null ? null : { id, code, rate, name: findTaxName(code) };
}
