import { readSearch } from "~/lib/search";
import { baseCurrency, readInvoiceLists } from "~/models/invoices/choices.server";
import { readPages } from "~/models/pages.server";
import {
  findSellableProducts,
  listSellableProducts,
  type SellableProduct,
} from "~/models/products/sellable.server";
import type { Session } from "~/server/session/record.server";
import { MOST_LINES } from "../../schema";
import { renderingKey, requireDraft } from "../draft-selection.server";
import { invoicePaths } from "../../paths";

/** The items that can be added to the invoice, the ticked ones on top. */
export async function loadItemChooser(session: Session, request: Request) {
  const { name } = await requireDraft(session, request);
  const { searchParams } = new URL(request.url);
  const { q } = readSearch(searchParams);
  const ticked = searchParams.getAll("item").slice(0, MOST_LINES);
  const ask = (page: number) => listSellableProducts(session, { search: q, page });
  const [chosen, { currencies }, { rows, more, total, pastEnd }] = await Promise.all([
    findSellableProducts(session, ticked),
    readInvoiceLists(session, name),
    readPages(searchParams, ask, (page) =>
      invoicePaths.selectItem({ draft: name, q, page, chosen: ticked }),
    ),
  ]);
  const others = rows.filter(({ id }) => !ticked.includes(id));
  // What was ticked before a search stays ticked, on top.
  const onTop = searchParams.has("only") ? [] : chosen;
  return {
    q,
    draft: name,
    key: renderingKey(),
    symbol: baseCurrency(currencies)?.symbol ?? "",
    page: {
      rows: [
        ...onTop.map((product) => toRow(product, true)),
        ...others.map((product) => toRow(product, false)),
      ],
      more,
      total,
      pastEnd,
    },
  };
}

export function toRow({ id, name, sku, priceShown }: SellableProduct, isTicked: boolean) {
  return { id, name, sku, price: priceShown, isTicked };
}
