/**
 * Reads an amount as people type it, into exact decimal text: "1,234.50",
 * "1234.5" and "1 234,50" are the same. A last comma before one or two digits,
 * with no dot in the text, is a decimal comma; any other comma separates
 * thousands. Null for what cannot be read.
 */
export function readTypedAmount(typed: string): string | null {
  const compact = typed.replace(/[\s\u00a0\u202f]/g, "").replace(/^\u2212/, "-");
  const withDot = compact.includes(".") ? compact : compact.replace(/,(\d{1,2})$/, ".$1");
  const plain = withDot.replace(/,/g, "");
  const match = /^(-?)(\d{0,15})(?:\.(\d{0,10}))?$/.exec(plain);
  if (!match || !(match[2] || match[3])) return null;
  const whole = (match[2] ?? "").replace(/^0+(?=\d)/, "") || "0";
  return `${match[1]}${whole}${match[3] ? `.${match[3]}` : ""}`;
}

/** Reads a discount: "10" and "10%" are ten percent, blank is none. Null for anything else, such as "RM50". */
export function readTypedPercent(typed: string): string | null {
  const text = typed.trim().replace(/\s*%$/, "");
  return text === "" ? "0" : readTypedAmount(text);
}
