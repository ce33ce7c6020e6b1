import * as z from "zod";
import { MAX_AMOUNT, toMinor, type Decimal } from "../../domain/money/money";
import {
  describeCompulsoryField,
  compulsoryNumber,
  requiredNumber,
  flagSchema,
  requiredId,
  optionalId,
} from "../wire/fields";
import { commonTextSchemas, purchaseTextSchemas, saleTextSchemas } from "./fields";

/**
 * The payload of `POST` and `PUT` of a product. The flags decide which of the next three schemas the
 * payload must also match.
 */
export const productPayloadSchema = z.object({
  ...commonTextSchemas,
  for_sale: flagSchema.transform(Boolean),
  for_purchase: flagSchema.transform(Boolean),
  track_inventory: flagSchema.transform(Boolean),
  /** The stored value stays when the payload has none. */
  is_active: flagSchema,
});

/** The part of the payload for a product for sale. */
export const salePayloadSchema = z.object({
  sale_price: createPriceSchema("Sale price"),
  sale_account_id: requiredId(describeCompulsoryField("Income category")),
  ...saleTextSchemas,
  sale_tax_code_id: optionalId("The sale tax code was not found."),
});

/** The part of the payload for a product for purchase. */
export const purchasePayloadSchema = z.object({
  purchase_price: createPriceSchema("Purchase price"),
  purchase_account_id: requiredId(describeCompulsoryField("Expense category")),
  ...purchaseTextSchemas,
  purchase_tax_code_id: optionalId("The purchase tax code was not found."),
});

/** The part of the payload for a product whose stock is counted. */
export const stockPayloadSchema = z.object({
  inventory_account_id: optionalId("The inventory account was not found."),
  stock_balance: z.preprocess(
    (value) => (value === undefined || value === null || value === "" ? "0" : value),
    requiredNumber("The stock balance must be a number with at most 12 decimals."),
  ),
});

/** The payload that deactivates a product or activates it again. */
export const activePayloadSchema = z.object({
  is_active: flagSchema.refine((value) => value !== undefined, "is_active must be 0 or 1."),
});

/** Returns the schema of an exact price in the company's own currency. */
function createPriceSchema(label: string) {
  const readable = compulsoryNumber(
    label,
    `${label}: This must be a number with at most 12 decimals.`,
  );
  // `pipe` runs these checks only for a value that could be parsed.
  return readable.pipe(
    z
      .custom<Decimal>()
      .refine((value) => value.units >= 0, `${label}: This cannot be below zero.`)
      .refine((value) => !isTooLarge(value), `${label}: This is too large.`),
  );
}

function isTooLarge(value: Decimal): boolean {
  return toMinor(value) > MAX_AMOUNT;
}
