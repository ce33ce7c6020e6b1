export type NamedTax = {
  code: string;
  /** Percent, as decimal text. */
  rate: string;
  /** Blank where nobody named it: it is told by its code. */
  name: string;
};

/** A tax as people say it: "Service tax 8%", and without a rate "Exempt". */
export function taxLabel({ code, rate, name }: NamedTax): string {
  if (!name) return `${code} ${rate}%`.trim();
  return /[1-9]/.test(rate) ? `${name} ${rate}%` : name;
}

/** With its code, by which a tax return asks for it: "Service tax 8% (SV-8)". */
export function taxLabelWithCode(tax: NamedTax): string {
  return tax.name && tax.code ? `${taxLabel(tax)} (${tax.code})` : taxLabel(tax);
}
