import { mapRows, namesOf } from "../../domain/field-table";
import { ITEM_LIMITS, type ItemText } from "../../domain/limits/items";
import { compulsoryText, optionalText } from "../wire/fields";

/**
 * The texts of an item by their names in the v2 API, which are also the names of their columns, one
 * row for each text. Validation, storage, responses and search are derived from these rows.
 */

/** `label` is the field's name at the start of an error message. */
type TextRow = { words: string; isCompulsory?: boolean; isSearched: boolean };

const own = {
  name: { words: "Name", isCompulsory: true, isSearched: true },
  sku: { words: "The item number", isSearched: true },
};
const sale = { sale_description: { words: "The sale description", isSearched: true } };
const purchase = { purchase_description: { words: "The purchase description", isSearched: true } };

export const ITEM_TEXTS: Record<ItemText, TextRow> = { ...own, ...sale, ...purchase };

export const ITEM_TEXT_NAMES = namesOf(ITEM_TEXTS);

/**
 * The schemas of texts in a payload: of every item, of items for sale and of items for purchase.
 */
export const ownTexts = mapRows(own, readText);
export const saleTexts = mapRows(sale, readText);
export const purchaseTexts = mapRows(purchase, readText);

function readText({ words, isCompulsory = false }: TextRow, name: ItemText) {
  return (isCompulsory ? compulsoryText : optionalText)(words, ITEM_LIMITS[name]);
}
