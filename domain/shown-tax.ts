import { formatTaxLabel, type NamedTax } from "./money/tax-label";
import { createPaperLabels } from "./paper-labels";
import { getLanguage } from "./words/in-languages";

/** Returns the label of a tax as papers print it, in the language of the person. */
export function formatShownTax(tax: NamedTax): string {
  return translateTaxLabel(formatTaxLabel(tax));
}

/** Returns a stored label of a tax, which is in English, in the language of the person. */
export function translateTaxLabel(label: string): string {
  return createPaperLabels({ language: getLanguage(), beside: null }).translate(label).text;
}
