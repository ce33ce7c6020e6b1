import * as z from "zod";
import { readTypedAmount } from "~/lib/typed-amount";
import { callV2 } from "~/server/v2/client.server";
import { decimalText, flag, id, inUse, optionalId, text } from "../wire.server";
import type { Session } from "~/server/session/record.server";
import { UpstreamFault } from "~/server/v2/faults.server";

const figure = decimalText.nullish().transform((value) => value ?? "");

const storedProduct = z.object({
  id,
  name: text,
  sku: text,
  for_sale: flag,
  sale_price: figure,
  sale_account_id: optionalId,
  sale_description: text,
  sale_tax_code_id: optionalId,
  for_purchase: flag,
  purchase_price: figure,
  purchase_account_id: optionalId,
  purchase_description: text,
  purchase_tax_code_id: optionalId,
  track_inventory: flag,
  inventory_account_id: optionalId,
  stock_balance: figure,
  is_active: inUse,
  updated_at: text,
});

export type StoredProduct = z.output<typeof storedProduct>;

/**
 * The whole record, also of an item out of use; throws `UpstreamFault` "notFound" when this company
 * has no such item.
 */
export async function readProduct(session: Session, productId: string): Promise<StoredProduct> {
  const { products } = await callV2({
    path: "/products",
    query: { business_id: session.companyId, id: productId },
    credentials: session.credentials,
    answer: z.object({ products: z.array(z.object({ id }).passthrough()) }),
  });
  const found = products.find((product) => product.id === productId);
  if (!found) throw new UpstreamFault("notFound", 404, "", `product ${productId}`);
  const product = storedProduct.safeParse(found);
  if (product.success) return product.data;
  throw new UpstreamFault("malformed", 502, "", `product ${productId}: ${product.error.message}`);
}

const savedAnswer = z.object({ product: z.object({ id }) });

type ItemField =
  | "name"
  | "sku"
  | "forSale"
  | "salePrice"
  | "saleAccountId"
  | "saleDescription"
  | "saleTaxCodeId"
  | "forPurchase"
  | "purchasePrice"
  | "purchaseAccountId"
  | "purchaseDescription"
  | "purchaseTaxCodeId"
  | "trackInventory"
  | "inventoryAccountId"
  | "stockBalance";

/**
 * An item as typed. `key` names the write, so that a repeat does it once;
 * `version` is the `updated_at` of what is written over; the switches are
 * blank when off.
 */
export type ItemInput = Record<"key" | "version" | ItemField, string>;

/** Makes one item under the form's key and answers with its id. */
export async function createProduct(session: Session, form: ItemInput): Promise<string> {
  const { product } = await callV2({
    method: "POST",
    path: "/products",
    body: { business_id: session.companyId, ...toPayload(form) },
    credentials: session.credentials,
    idempotencyKey: form.key,
    answer: savedAnswer,
  });
  return product.id;
}

/** Saves over the version that the form was made from. */
export async function changeProduct(
  session: Session,
  form: ItemInput,
  productId: string,
): Promise<string> {
  const { product } = await callV2({
    method: "PUT",
    path: `/products/${encodeURIComponent(productId)}`,
    body: { business_id: session.companyId, ...toPayload(form) },
    credentials: session.credentials,
    idempotencyKey: form.key,
    version: form.version,
    answer: savedAnswer,
  });
  return product.id;
}

/** Takes the item out of use: it stays on the invoices it is on, and can no longer be chosen. */
export async function deactivateProduct(
  session: Session,
  { key, version }: ItemInput,
  productId: string,
): Promise<void> {
  await callV2({
    method: "PUT",
    path: `/products/${encodeURIComponent(productId)}/active`,
    body: { is_active: 0 },
    credentials: session.credentials,
    idempotencyKey: `${key}-delete`,
    version,
    answer: z.unknown(),
  });
}

/** Brings the item back into use and answers with its version since. */
export async function activateProduct(
  session: Session,
  key: string,
  productId: string,
): Promise<string> {
  const { product } = await callV2({
    method: "PUT",
    path: `/products/${encodeURIComponent(productId)}/active`,
    body: { is_active: 1 },
    credentials: session.credentials,
    idempotencyKey: `${key}-restore`,
    answer: z.object({ product: z.object({ updated_at: text }) }),
  });
  return product.updated_at;
}

/** Of each side only what the item has. */
function toPayload(form: ItemInput) {
  return {
    name: form.name.trim(),
    sku: form.sku.trim(),
    for_sale: form.forSale !== "",
    for_purchase: form.forPurchase !== "",
    track_inventory: form.trackInventory !== "",
    ...(form.forSale
      ? {
          sale_price: readTypedAmount(form.salePrice) ?? "",
          sale_account_id: form.saleAccountId,
          sale_description: form.saleDescription.trim(),
          sale_tax_code_id: form.saleTaxCodeId || null,
        }
      : {}),
    ...(form.forPurchase
      ? {
          purchase_price: readTypedAmount(form.purchasePrice) ?? "",
          purchase_account_id: form.purchaseAccountId,
          purchase_description: form.purchaseDescription.trim(),
          purchase_tax_code_id: form.purchaseTaxCodeId || null,
        }
      : {}),
    ...(form.trackInventory
      ? {
          inventory_account_id: form.inventoryAccountId || null,
          stock_balance: readTypedAmount(form.stockBalance) ?? "0",
        }
      : {}),
  };
}
