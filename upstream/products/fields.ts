import { mapRows, listKeys } from "../../domain/field-table";
import { ITEM_LIMITS, type ItemText } from "../../domain/limits/items";
import { compulsoryText, optionalText } from "../wire/fields";
import type { FieldName } from "../../domain/refusals/refusal";

/** `label` is the field's name in refusals. */
type TextRow = { label: FieldName; isCompulsory?: boolean; isSearched: boolean };

const COMMON = {
  name: { label: "name", isCompulsory: true, isSearched: true },
  sku: { label: "item_number", isSearched: true },
} satisfies Partial<Record<ItemText, TextRow>>;
const SALE = {
  sale_description: { label: "sale_description", isSearched: true },
} satisfies Partial<Record<ItemText, TextRow>>;
const PURCHASE = {
  purchase_description: { label: "purchase_description", isSearched: true },
} satisfies Partial<Record<ItemText, TextRow>>;

/**
 * The texts of an item, one row for each text. A text has the same name in the v2 API and as a
 * column. Validation, storage, responses and search are derived from these rows.
 */
export const ITEM_TEXTS: Record<ItemText, TextRow> = { ...COMMON, ...SALE, ...PURCHASE };

export const ITEM_TEXT_NAMES = listKeys(ITEM_TEXTS);

/** The schemas of the texts of every item, of items for sale and of items for purchase. */
export const commonTextSchemas = mapRows(COMMON, createTextSchema);
export const saleTextSchemas = mapRows(SALE, createTextSchema);
export const purchaseTextSchemas = mapRows(PURCHASE, createTextSchema);

function createTextSchema({ label, isCompulsory = false }: TextRow, name: ItemText) {
  return (isCompulsory ? compulsoryText : optionalText)(label, ITEM_LIMITS[name]);
}
