import { randomUUID } from "node:crypto";
import { mapRows } from "../../../domain/field-table";
import type { ItemForm } from "../schema";
import { isPartOn, ITEM_FIELDS, ITEM_SWITCHES } from "~/models/products/fields";
import type { ProductRecord } from "~/models/products/record.server";

/** Returns the form of a new item, with the sale switched on. */
export function blankItem(): ItemForm {
  return {
    key: randomUUID(),
    version: "",
    ...mapRows(ITEM_SWITCHES, () => ""),
    ...mapRows(ITEM_FIELDS, () => ""),
    forSale: "on",
  };
}

/** Returns the form of a stored item. Figures of a part that is switched off are empty. */
export function toItemForm(product: ProductRecord): ItemForm {
  const switches = mapRows(ITEM_SWITCHES, ({ wire }) => (product[wire] ? "on" : ""));
  return {
    key: randomUUID(),
    version: product.updated_at,
    ...switches,
    ...mapRows(ITEM_FIELDS, ({ wire, kind, part }) => {
      const isFigure = kind === "price" || kind === "quantity";
      return isFigure && !isPartOn(switches, part) ? "" : product[wire];
    }),
  };
}
