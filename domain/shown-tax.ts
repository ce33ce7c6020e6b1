import { formatTaxLabel, type NamedTax } from "./money/tax-label";
import { taxWords as words } from "./words/taxes";

/** The names that the API gives to taxes. */
const KEYS = new Map<string, keyof typeof words.names>([
  ["Service tax", "serviceTax"],
  ["Sales tax", "salesTax"],
  ["GST", "gst"],
  ["Exempt", "exempt"],
  ["Zero-rated", "zeroRated"],
  ["Out of scope", "outOfScope"],
]);

/** Returns the label of a tax as it is shown: with its name in the language of the person. */
export function formatShownTax(tax: NamedTax): string {
  const key = KEYS.get(tax.name);
  return formatTaxLabel(key ? { ...tax, name: words.names[key] } : tax);
}
