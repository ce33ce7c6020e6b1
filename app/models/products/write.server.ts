import * as z from "zod";
import { readTypedAmount } from "../../../domain/money/typed-amount";
import { callV2 } from "~/server/v2/client.server";
import { id, text } from "../wire.server";
import type { Session } from "~/server/session/record.server";

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
export type ProductInput = Record<"key" | "version" | ItemField, string>;

/** Makes one item under the form's key and answers with its id. */
export async function createProduct(session: Session, form: ProductInput): Promise<string> {
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
export async function editProduct(
  session: Session,
  form: ProductInput,
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
  { key, version }: ProductInput,
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
function toPayload(form: ProductInput) {
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
