import { randomUUID } from "node:crypto";
import { baseCurrency } from "~/models/invoices/choices.server";
import { readListsOrCached } from "~/models/lists.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { readSellableRows } from "~/invoices/choosers/item/sellable-rows.server";

/** The items that can be sold, the ticked ones on top. */
export async function loadCashSale(session: Session, request: Request) {
  await requireExtension("cash_sale");
  const { searchParams } = new URL(request.url);
  const [shown, { currencies }] = await Promise.all([
    readSellableRows(session, searchParams, ({ chosen, ...at }) =>
      paths.cashSale({ ...at, chosen: chosen.map(({ id }) => id) }),
    ),
    readListsOrCached(session, ["currencies"]),
  ]);
  return {
    ...shown,
    /** The sale is made once, in however many tabs its question is open. */
    sale: randomUUID(),
    symbol: baseCurrency(currencies)?.symbol ?? "",
    /** Nothing was ticked when the sale was to be made. */
    isEmpty: searchParams.has("none"),
  };
}
