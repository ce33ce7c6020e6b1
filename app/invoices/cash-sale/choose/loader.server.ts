import { randomUUID } from "node:crypto";
import { findBaseCurrency } from "~/models/invoices/choices.server";
import { readListsOrCached } from "~/models/lists.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { readSellableRows } from "~/invoices/choosers/item/sellable-rows.server";

/** Returns the items that can be sold, with the chosen ones on top. */
export async function loadCashSaleItems(session: Session, request: Request) {
  await requireExtension("cash_sale");
  const { searchParams } = new URL(request.url);
  const [rows, { currencies }] = await Promise.all([
    readSellableRows(session, searchParams, ({ chosen, ...query }) =>
      paths.cashSale({ ...query, chosen: chosen.map(({ id }) => id) }),
    ),
    readListsOrCached(session, ["currencies"]),
  ]);
  return {
    ...rows,
    /**
     * The idempotency key of the sale. It becomes part of the address of the next page, so that the
     * sale is created once, even from several tabs.
     */
    sale: randomUUID(),
    symbol: findBaseCurrency(currencies)?.symbol ?? "",
    /** True when the user continued without choosing an item. */
    hasChosenNothing: searchParams.has("none"),
  };
}
