import * as z from "zod";
import { LARGEST_AMOUNT, toMinor, type Decimal } from "../../domain/money/money";
import {
  compulsory,
  compulsoryNumber,
  exactNumber,
  flag,
  neededId,
  optionalId,
} from "../wire/fields";
import { ownTexts, purchaseTexts, saleTexts } from "./fields";

/** What `POST` and `PUT` of a product take; what else they need depends on its flags. */
export const productPayload = z.object({
  ...ownTexts,
  for_sale: flag.transform(Boolean),
  for_purchase: flag.transform(Boolean),
  track_inventory: flag.transform(Boolean),
  /** Left out is left as it is. */
  is_active: flag,
});

/** Of the same payload, when the product is for sale. */
export const salePayload = z.object({
  sale_price: price("Sale price"),
  sale_account_id: neededId(compulsory("Income category")),
  ...saleTexts,
  sale_tax_code_id: optionalId("The sale tax code was not found."),
});

/** Of the same payload, when the product is for purchase. */
export const purchasePayload = z.object({
  purchase_price: price("Purchase price"),
  purchase_account_id: neededId(compulsory("Expense category")),
  ...purchaseTexts,
  purchase_tax_code_id: optionalId("The purchase tax code was not found."),
});

/** Of the same payload, when the product's stock is counted. */
export const stockPayload = z.object({
  inventory_account_id: optionalId("The inventory account was not found."),
  stock_balance: z.preprocess(
    (value) => (value === undefined || value === null || value === "" ? "0" : value),
    exactNumber("The stock balance must be a number with at most 12 decimals."),
  ),
});

export const activePayload = z.object({
  is_active: flag.refine((value) => value !== undefined, "is_active must be 0 or 1."),
});

/** Exact, in the company's currency; of any decimals that can be read. */
function price(label: string) {
  const readable = compulsoryNumber(
    label,
    `${label}: This must be a number with at most 12 decimals.`,
  );
  // Piped, as a refinement would also be asked about what could not be read.
  return readable.pipe(
    z
      .custom<Decimal>()
      .refine((value) => value.units >= 0, `${label}: This cannot be below zero.`)
      .refine((value) => !isTooLarge(value), `${label}: This is too large.`),
  );
}

function isTooLarge(value: Decimal): boolean {
  return toMinor(value) > LARGEST_AMOUNT;
}
