import { randomUUID } from "node:crypto";
import type { ItemForm } from "../schema";
import type { ProductRecord } from "~/models/products/record.server";

/** The form before anything was typed: an item that is sold. */
export function blankItem(): ItemForm {
  return {
    key: randomUUID(),
    version: "",
    name: "",
    sku: "",
    forSale: "on",
    salePrice: "",
    saleAccountId: "",
    saleDescription: "",
    saleTaxCodeId: "",
    forPurchase: "",
    purchasePrice: "",
    purchaseAccountId: "",
    purchaseDescription: "",
    purchaseTaxCodeId: "",
    trackInventory: "",
    inventoryAccountId: "",
    stockBalance: "",
  };
}

/** The form of an item as it is stored; figures of a side that it has not are left to be typed. */
export function storedItem(product: ProductRecord): ItemForm {
  return {
    key: randomUUID(),
    version: product.updated_at,
    name: product.name,
    sku: product.sku,
    forSale: product.for_sale ? "on" : "",
    salePrice: product.for_sale ? product.sale_price : "",
    saleAccountId: product.sale_account_id,
    saleDescription: product.sale_description,
    saleTaxCodeId: product.sale_tax_code_id,
    forPurchase: product.for_purchase ? "on" : "",
    purchasePrice: product.for_purchase ? product.purchase_price : "",
    purchaseAccountId: product.purchase_account_id,
    purchaseDescription: product.purchase_description,
    purchaseTaxCodeId: product.purchase_tax_code_id,
    trackInventory: product.track_inventory ? "on" : "",
    inventoryAccountId: product.inventory_account_id,
    stockBalance: product.track_inventory ? product.stock_balance : "",
  };
}
