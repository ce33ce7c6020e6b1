import * as z from "zod";
import { keysOf } from "../../../domain/field-table";
import { mapByWireName } from "~/lib/wire-names";
import { parseAmount } from "../../../domain/money/typed-amount";
import { callV2 } from "~/server/v2/client.server";
import { id, text } from "../wire.server";
import type { Session } from "~/server/session/session-storage.server";
import { isPartOn, ITEM_FIELDS, ITEM_SWITCHES, type ItemField, type ItemKind } from "./fields";

const savedAnswer = z.object({ product: z.object({ id }) });

/**
 * An item as typed. `key` names the write, so that a repeat does it once;
 * `version` is the `updated_at` of what is written over; the switches are
 * blank when off.
 */
export type ProductInput = Record<
  "key" | "version" | keyof typeof ITEM_SWITCHES | ItemField,
  string
>;

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
    etag: form.version,
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
    etag: version,
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
  const sent = keysOf(ITEM_FIELDS).filter((name) => isPartOn(form, ITEM_FIELDS[name].part));
  return {
    ...mapByWireName(ITEM_SWITCHES, (name) => form[name] !== ""),
    ...Object.fromEntries(
      sent.map((name) => [ITEM_FIELDS[name].wire, TO_WIRE[ITEM_FIELDS[name].kind](form[name])]),
    ),
  };
}

const TO_WIRE: Record<ItemKind, (typed: string) => string | null> = {
  text: (typed) => typed.trim(),
  lines: (typed) => typed.trim(),
  price: (typed) => parseAmount(typed) ?? "",
  quantity: (typed) => parseAmount(typed) ?? "0",
  account: (typed) => typed || null,
  taxCode: (typed) => typed || null,
};
