import type { ItemText } from "../../domain/limits/items";
import { toSearchText } from "../wire/search-text";
import { ITEM_TEXT_NAMES, ITEM_TEXTS } from "./fields";

const SEARCHED_NAMES = ITEM_TEXT_NAMES.filter((name) => ITEM_TEXTS[name].isSearched);

/** Returns the text in which a product is searched. */
export function buildProductSearchText(product: Record<ItemText, string>): string {
  return toSearchText(...SEARCHED_NAMES.map((name) => product[name]));
}
