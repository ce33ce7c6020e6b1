import { randomUUID } from "node:crypto";
import { mapRows } from "../../../domain/field-table";
import type { ItemForm } from "../schema";
import { isSectionOn, ITEM_FIELDS, ITEM_SWITCHES } from "~/models/products/fields";
import type { ProductRecord } from "~/models/products/record.server";

/** Returns the form of a new item, which is marked as for sale. */
export function buildBlankItem(): ItemForm {
  return {
    key: randomUUID(),
    version: "",
    ...mapRows(ITEM_SWITCHES, () => ""),
    ...mapRows(ITEM_FIELDS, () => ""),
    forSale: "on",
  };
}

/**
 * Returns the form of a stored item. Prices and quantities are empty in a section (sale, purchase
 * or stock) that is switched off. The field `version` holds the etag.
 */
export function toItemForm(product: ProductRecord): ItemForm {
  const switches = mapRows(ITEM_SWITCHES, ({ wire }) => (product[wire] ? "on" : ""));
  return {
    key: randomUUID(),
    version: product.updated_at,
    ...switches,
    ...mapRows(ITEM_FIELDS, ({ wire, kind, section }) => {
      const isFigure = kind === "price" || kind === "quantity";
      return isFigure && !isSectionOn(switches, section) ? "" : product[wire];
    }),
  };
}
