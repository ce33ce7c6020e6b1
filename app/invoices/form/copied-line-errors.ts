import { invoiceCheckWords as words } from "../../../domain/words/invoice-checks";
import { fill } from "../../../domain/words/message";
import type { InvoiceRules, LineForm } from "../schema";
import { findTaxRate } from "../tax-rates";

type CopiedLineErrors = Partial<Record<"productId" | "taxCodeId", string>>;

/**
 * Returns the error messages of a line, by field. A line that was copied from another invoice can
 * have an item that is out of use, or a tax that is no longer in force.
 */
export function findCopiedLineErrors(
  { isGone, oldTax, taxCodeId }: LineForm,
  rates: InvoiceRules["taxRates"],
): CopiedLineErrors {
  const hasOldTax =
    oldTax !== "" && taxCodeId !== "" && findTaxRate(rates, taxCodeId) === undefined;
  return {
    ...(isGone ? { productId: words.itemGone } : {}),
    ...(hasOldTax ? { taxCodeId: fill(words.oldTax, { tax: oldTax }) } : {}),
  };
}
