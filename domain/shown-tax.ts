import { formatTaxLabel, type NamedTax } from "./money/tax-label";
import { createPaperLabels } from "./paper-labels";
import { getLanguage } from "./words/in-languages";

/** Returns the label of a tax as papers print it, in the language of the person. */
export function formatShownTax(tax: NamedTax): string {
  return createPaperLabels({ language: getLanguage(), beside: null }).translate(formatTaxLabel(tax))
    .text;
}
