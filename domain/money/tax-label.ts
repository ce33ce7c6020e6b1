export type NamedTax = {
  code: string;
  /** The tax rate in percent, as decimal text. */
  rate: string;
  /** The name of the tax. When it is empty, the label shows the code instead. */
  name: string;
};

/**
 * Returns the label of a tax: "Service tax 8%". A tax without a rate has only its name: "Exempt".
 */
export function taxLabel({ code, rate, name }: NamedTax): string {
  if (!name) return `${code} ${rate}%`.trim();
  return /[1-9]/.test(rate) ? `${name} ${rate}%` : name;
}

/** Returns the label with the code that tax returns use: "Service tax 8% (SV-8)". */
export function taxLabelWithCode(tax: NamedTax): string {
  return tax.name && tax.code ? `${taxLabel(tax)} (${tax.code})` : taxLabel(tax);
}
