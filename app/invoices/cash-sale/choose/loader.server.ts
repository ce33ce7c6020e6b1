import { randomUUID } from "node:crypto";
import { baseCurrency } from "~/models/invoices/choices.server";
import { readListsOrCached } from "~/models/lists.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { readSellableRows } from "~/invoices/choosers/item/sellable-rows.server";

/** Returns the items that can be sold, with the ticked ones on top. */
export async function loadCashSale(session: Session, request: Request) {
  await requireExtension("cash_sale");
  const { searchParams } = new URL(request.url);
  const [rows, { currencies }] = await Promise.all([
    readSellableRows(session, searchParams, ({ chosen, ...at }) =>
      paths.cashSale({ ...at, chosen: chosen.map(({ id }) => id) }),
    ),
    readListsOrCached(session, ["currencies"]),
  ]);
  return {
    ...rows,
    /**
     * The idempotency key of the sale. It is in the address, so that several tabs make one sale.
     */
    sale: randomUUID(),
    symbol: baseCurrency(currencies)?.symbol ?? "",
    /** True when the user went on without ticking an item. */
    isEmpty: searchParams.has("none"),
  };
}
