import * as z from "zod";
import { LIST_LIMITS } from "../../../domain/limits/lists";
import type { Session } from "~/server/session/session-storage.server";
import { callV2 } from "~/server/v2/client.server";
import { listExtensions } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { decimalText, id, text, wireDate } from "../wire.server";

const answer = z.object({
  last_prices: z.array(
    z.object({
      product_id: id,
      unit_price: decimalText,
      /** The discount in percent: "10%". */
      discount: text,
      currency: z.object({ id }),
      date: wireDate,
    }),
  ),
});

/** The last price of an item in a currency. `date` is the date of its invoice. */
export type LastPrice = z.output<typeof answer>["last_prices"][number];

/**
 * Reads the last price that a contact paid for each item and currency, for the first
 * `LIST_LIMITS.pricedItems` of the items. Returns an empty list when the API lacks the extension
 * `owed` or the call fails.
 */
export async function readLastPrices(
  session: Session,
  contactId: string,
  productIds: string[],
): Promise<LastPrice[]> {
  const uniqueIds = [...new Set(productIds)].slice(0, LIST_LIMITS.pricedItems);
  if (!contactId || uniqueIds.length === 0 || !(await listExtensions()).includes("owed")) return [];
  try {
    const { last_prices } = await callV2({
      path: `/contacts/${encodeURIComponent(contactId)}/last_prices`,
      query: { business_id: session.companyId, product_ids: uniqueIds.join(",") },
      credentials: session.credentials,
      answer,
    });
    return last_prices;
  } catch (error) {
    if (error instanceof UpstreamFault && !error.isAccessDenied) return [];
    throw error;
  }
}
