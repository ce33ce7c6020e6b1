import * as z from "zod";
import { MAX_AMOUNT, toMinor, type Decimal } from "../../domain/money/money";
import {
  compulsoryNumber,
  requiredNumber,
  flagSchema,
  requiredId,
  optionalId,
} from "../wire/fields";
import { commonTextSchemas, purchaseTextSchemas, saleTextSchemas } from "./fields";
import { issue } from "../wire/issue";
import type { FieldName } from "../../domain/refusals/refusal";

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
  sale_price: createPriceSchema("sale_price"),
  sale_account_id: requiredId(issue("compulsory", { field: "income_category" })),
  ...saleTextSchemas,
  sale_tax_code_id: optionalId(issue("unknown_record", { record: "sale_tax_code" })),
});

/** The part of the payload for a product for purchase. */
export const purchasePayloadSchema = z.object({
  purchase_price: createPriceSchema("purchase_price"),
  purchase_account_id: requiredId(issue("compulsory", { field: "expense_category" })),
  ...purchaseTextSchemas,
  purchase_tax_code_id: optionalId(issue("unknown_record", { record: "purchase_tax_code" })),
});

/** The part of the payload for a product whose stock is counted. */
export const stockPayloadSchema = z.object({
  inventory_account_id: optionalId(issue("unknown_record", { record: "inventory_account" })),
  stock_balance: z.preprocess(
    (value) => (value === undefined || value === null || value === "" ? "0" : value),
    requiredNumber(issue("stock_balance")),
  ),
});

/** The payload that deactivates a product or activates it again. */
export const activePayloadSchema = z.object({
  is_active: flagSchema.refine((value) => value !== undefined, issue("is_active")),
});

/** Returns the schema of an exact price in the company's own currency. */
function createPriceSchema(field: FieldName) {
  const readable = compulsoryNumber(field, issue("not_a_decimal", { field }));
  // `pipe` runs these checks only for a value that could be parsed.
  return readable.pipe(
    z
      .custom<Decimal>()
      .refine((value) => value.units >= 0, issue("below_zero", { field }))
      .refine((value) => !isTooLarge(value), issue("number_too_large", { field })),
  );
}

function isTooLarge(value: Decimal): boolean {
  return toMinor(value) > MAX_AMOUNT;
}
