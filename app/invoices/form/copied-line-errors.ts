import type { InvoiceRules, LineForm } from "../schema";
import { findTaxRate } from "../tax-rates";

type CopiedLineErrors = Partial<Record<"productId" | "taxCodeId", string>>;

/**
 * Returns the error messages of a line that was copied from another invoice, by field: its item may
 * be out of use, or its tax no longer in force.
 */
export function findCopiedLineErrors(
  { isGone, oldTax, taxCodeId }: LineForm,
  rates: InvoiceRules["taxRates"],
): CopiedLineErrors {
  const hasOldTax =
    oldTax !== "" && taxCodeId !== "" && findTaxRate(rates, taxCodeId) === undefined;
  return {
    ...(isGone
      ? { productId: "This item is out of use. Remove it here, or put it back in use first." }
      : {}),
    ...(hasOldTax
      ? { taxCodeId: `${oldTax} is no longer in force. Choose another tax code, or no tax.` }
      : {}),
  };
}
