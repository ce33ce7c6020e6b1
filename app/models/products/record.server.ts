import * as z from "zod";
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

export type ProductRecord = z.output<typeof storedProduct>;

/**
 * The whole record, also of an item out of use; throws `UpstreamFault` "notFound" when this company
 * has no such item.
 */
export async function readProduct(session: Session, productId: string): Promise<ProductRecord> {
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
