export type NamedTax = {
  code: string;
  /** The tax rate in percent, as decimal text. */
  rate: string;
  /** The name of the tax. When it is empty, the label shows the code instead. */
  name: string;
};

/**
 * Returns the label of a tax: "Service tax 8%". When the rate is zero, the label is only the name:
 * "Exempt".
 */
export function formatTaxLabel({ code, rate, name }: NamedTax): string {
  if (!name) return `${code} ${rate}%`.trim();
  return /[1-9]/.test(rate) ? `${name} ${rate}%` : name;
}

/** Returns the label with the code that tax returns use: "Service tax 8% (SV-8)". */
export function formatTaxLabelWithCode(tax: NamedTax): string {
  return tax.name && tax.code ? `${formatTaxLabel(tax)} (${tax.code})` : formatTaxLabel(tax);
}
