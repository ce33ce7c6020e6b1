import type { Selectable } from "kysely";
import { mapRows } from "../../domain/field-table";
import type { BookTables } from "../db/schema";
import { padDecimals } from "../wire/decimals";
import { ITEM_TEXTS } from "./fields";

export type ProductRow = Selectable<BookTables["products"]>;

/** Returns a product as JSON of the v2 API. */
export function toWireProduct(product: ProductRow): object {
  return {
    id: product.id,
    ...mapRows(ITEM_TEXTS, (_row, name) => product[name]),
    sale_price: padDecimals(product.sale_price, 2),
    purchase_price: padDecimals(product.purchase_price, 2),
    for_sale: product.for_sale === 1,
    for_purchase: product.for_purchase === 1,
    track_inventory: product.track_inventory === 1,
    stock_balance: product.stock_balance,
    inventory_account_id: product.inventory_account_id,
    sale_account_id: product.sale_account_id,
    purchase_account_id: product.purchase_account_id,
    sale_tax_code_id: product.sale_tax_code_id,
    purchase_tax_code_id: product.purchase_tax_code_id,
    is_active: product.is_active === 1,
    updated_at: product.updated_at,
  };
}
