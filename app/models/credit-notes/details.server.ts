import { toDecimal, formatAmount, sum, toMinor } from "../../../domain/money/money";
import { formatShownTax } from "../../../domain/shown-tax";
import { formatDiscount } from "../invoices/details.server";
import type { CreditNoteRecord } from "./record.server";

type Line = CreditNoteRecord["items"][number];

/** Converts the lines of a credit note for display, in the same form as the lines of an invoice. */
export function toDetailLines({ items }: CreditNoteRecord) {
  return items.map((item) => ({
    name: item.name,
    description: item.description,
    quantity: item.quantity,
    unitPrice: formatAmount(toMinor(toDecimal(item.unit_price))),
    discount: formatDiscount(item.discount),
    tax: lineTaxLabel(item),
    amount: formatAmount(item.amount),
  }));
}

/** Adds up the credited tax by tax name. */
export function sumTaxesByName({ items }: CreditNoteRecord): { name: string; amount: string }[] {
  const names = [...new Set(items.map(lineTaxLabel))].filter((name) => name !== "");
  return names.map((name) => ({
    name,
    amount: formatAmount(
      sum(items.filter((item) => lineTaxLabel(item) === name).map((item) => item.tax)),
    ),
  }));
}

/** Returns the label of the line's tax: "Service tax 8%". Returns "" for an untaxed line. */
function lineTaxLabel({ tax_code }: Line): string {
  return tax_code ? formatShownTax(tax_code) : "";
}
