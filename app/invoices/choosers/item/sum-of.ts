import { calculateInvoice, decimal, formatAmount } from "../../../../domain/money/money";
import { readTypedAmount } from "../../../../domain/money/typed-amount";
import type { SellableRow } from "./sellable-rows.server";

/** At the catalogue's prices, before tax; what cannot be read counts as nothing. */
export function formatChosenTotal(chosen: SellableRow[]): string {
  const { total } = calculateInvoice(
    chosen.map(({ quantity, salePrice }) => ({
      quantity: decimal(readTypedAmount(quantity || "1") ?? "0"),
      unitPrice: decimal(salePrice),
      discountPercent: decimal("0"),
      tax: null,
    })),
  );
  return formatAmount(total);
}
