import { toShownName } from "../../../domain/given-names";
import { parseSearch } from "~/lib/search";
import { readListsOrCached } from "~/models/lists.server";
import {
  listRecentProducts,
  listSellableProducts,
  type SellableProduct,
} from "~/models/products/sellable.server";
import type { Session } from "~/server/session/session-storage.server";

/** The items, or the income accounts, from which a new line can be made for a typed text. */
export type ItemOptions = {
  /** `price` is formatted, in the base currency. */
  items: Pick<SellableProduct, "id" | "name" | "sku" | "price">[];
  /** True when more items match than are listed; false for the items that were sold last. */
  hasMore: boolean;
  /** The income accounts of a line without an item; empty when items match or nothing is typed. */
  accounts: { id: string; name: string }[];
};

/**
 * Returns the items that the item chooser lists for the query parameter `q`; for an empty text the
 * items that were sold last, or else the first ones. When no item matches the text, returns the
 * income accounts.
 */
export async function listItemOptions(session: Session, request: Request): Promise<ItemOptions> {
  const { q } = parseSearch(new URL(request.url).searchParams);
  const recent = q === "" ? await listRecentProducts(session) : [];
  if (recent.length > 0) return { items: recent.map(toOption), hasMore: false, accounts: [] };
  const { rows, hasMore } = await listSellableProducts(session, { search: q, page: 1 });
  const accounts = rows.length > 0 || q === "" ? [] : await listIncomeAccounts(session);
  return { items: rows.map(toOption), hasMore, accounts };
}

async function listIncomeAccounts(session: Session): Promise<ItemOptions["accounts"]> {
  const { categories } = await readListsOrCached(session, ["categories"]);
  return categories.flatMap(({ items }) =>
    items.map(({ id, name }) => ({ id, name: toShownName(name) })),
  );
}

function toOption({ id, name, sku, price }: SellableProduct): ItemOptions["items"][number] {
  return { id, name, sku, price };
}
