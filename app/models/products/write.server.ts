import * as z from "zod";
import { listKeys } from "../../../domain/field-table";
import { mapByWireName } from "~/lib/wire-names";
import { parseAmount } from "../../../domain/money/typed-amount";
import { callV2 } from "~/server/v2/client.server";
import { id, text } from "../wire.server";
import type { Session } from "~/server/session/session-storage.server";
import {
  isSectionOn,
  ITEM_FIELDS,
  ITEM_SWITCHES,
  type ItemField,
  type ItemFieldKind,
} from "./fields";

const savedAnswer = z.object({ product: z.object({ id }) });

/**
 * An item as it was typed. `key` is the idempotency key: calls with the same key save the item
 * once. `version` is the etag that the form was based on. Switches are empty when they are off.
 */
export type ProductInput = Record<
  "key" | "version" | keyof typeof ITEM_SWITCHES | ItemField,
  string
>;

/** Creates an item and returns its id. Calls with the form's key create it once. */
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

/**
 * Saves an edited item and returns its id. Throws `UpstreamFault` "refused" with status 409 when
 * the item was changed after the form was opened.
 */
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
    etag: form.version,
    answer: savedAnswer,
  });
  return product.id;
}

/** Makes an item inactive. The item stays on its invoices and can no longer be chosen. */
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
    etag: version,
    answer: z.unknown(),
  });
}

/** Makes an item active again and returns its new etag. */
export async function activateProduct(
  session: Session,
  idempotencyKey: string,
  productId: string,
): Promise<string> {
  const { product } = await callV2({
    method: "PUT",
    path: `/products/${encodeURIComponent(productId)}/active`,
    body: { is_active: 1 },
    credentials: session.credentials,
    idempotencyKey: `${idempotencyKey}-restore`,
    answer: z.object({ product: z.object({ updated_at: text }) }),
  });
  return product.updated_at;
}

/**
 * Returns the body of the calls that create and edit an item. Omits the fields of sections that are
 * switched off.
 */
function toPayload(form: ProductInput) {
  const sent = listKeys(ITEM_FIELDS).filter((name) => isSectionOn(form, ITEM_FIELDS[name].section));
  return {
    ...mapByWireName(ITEM_SWITCHES, (name) => form[name] !== ""),
    ...Object.fromEntries(
      sent.map((name) => [ITEM_FIELDS[name].wire, TO_WIRE[ITEM_FIELDS[name].kind](form[name])]),
    ),
  };
}

const TO_WIRE: Record<ItemFieldKind, (typed: string) => string | null> = {
  text: (typed) => typed.trim(),
  lines: (typed) => typed.trim(),
  price: (typed) => parseAmount(typed) ?? "",
  quantity: (typed) => parseAmount(typed) ?? "0",
  account: (typed) => typed || null,
  taxCode: (typed) => typed || null,
};
