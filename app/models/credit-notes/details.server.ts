import { decimal, formatAmount, sum, toMinor } from "../../../domain/money/money";
import { taxLabel } from "../../../domain/money/tax-label";
import { formatDiscount } from "../invoices/details.server";
import type { CreditNoteRecord } from "./record.server";

type Line = CreditNoteRecord["items"][number];

/** The lines of a credit note, ready to be shown as an invoice's. */
export function toDetailLines({ items }: CreditNoteRecord) {
  return items.map((item) => ({
    name: item.name,
    description: item.description,
    quantity: item.quantity,
    unitPrice: formatAmount(toMinor(decimal(item.unit_price))),
    discount: formatDiscount(item.discount),
    tax: lineTaxLabel(item),
    amount: formatAmount(item.amount),
  }));
}

/** The tax that is credited, by code. */
export function sumTaxesByName({ items }: CreditNoteRecord): { name: string; amount: string }[] {
  const names = [...new Set(items.map(lineTaxLabel))].filter((name) => name !== "");
  return names.map((name) => ({
    name,
    amount: formatAmount(
      sum(items.filter((item) => lineTaxLabel(item) === name).map((item) => item.tax)),
    ),
  }));
}

/** "Service tax 8%"; blank for untaxed. */
function lineTaxLabel({ tax_code }: Line): string {
  return tax_code ? taxLabel(tax_code) : "";
}
