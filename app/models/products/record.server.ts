import * as z from "zod";
import type { ItemText } from "../../../domain/limits/items";
import { mapByWireName } from "~/lib/wire-names";
import { callV2 } from "~/server/v2/client.server";
import { decimalText, flag, id, activeFlag, optionalId, text } from "../wire.server";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { ITEM_FIELDS, ITEM_SWITCHES, type ItemFieldKind } from "./fields";

const figure = decimalText.nullish().transform((value) => value ?? "");

const SCHEMA_OF_KIND: Record<ItemFieldKind, z.ZodType<string, z.ZodTypeDef, unknown>> = {
  text,
  lines: text,
  price: figure,
  quantity: figure,
  account: optionalId,
  taxCode: optionalId,
};

const FIELD_SCHEMAS = mapByWireName(ITEM_FIELDS, (name) => SCHEMA_OF_KIND[ITEM_FIELDS[name].kind]);

const storedProduct = z.object({
  id,
  ...(FIELD_SCHEMAS satisfies Record<ItemText, z.ZodTypeAny>),
  ...mapByWireName(ITEM_SWITCHES, () => flag),
  is_active: activeFlag,
  updated_at: text,
});

/** An item as the API returns it. */
export type ProductRecord = z.output<typeof storedProduct>;

/**
 * Reads a whole item, which may be inactive. Throws `UpstreamFault` "notFound" (404) when the
 * company has no such item, and "malformed" (502) when the item cannot be parsed.
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
