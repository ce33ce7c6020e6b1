import * as z from "zod";
import { itemWords as words } from "../../../domain/words/items";
import { fill } from "../../../domain/words/message";
import { toDecimal, formatAmount, toMinor } from "../../../domain/money/money";
import type { SortQuery } from "~/lib/list-sort";
import type { ItemFilter, ItemTab } from "~/paths";
import { callV2 } from "~/server/v2/client.server";
import {
  decimalText,
  flag,
  id,
  activeFlag,
  listMeta,
  text,
  toPage,
  type ListPage,
} from "../wire.server";
import type { Session } from "~/server/session/session-storage.server";

const decimalOrZero = decimalText.nullish().transform((value) => value ?? "0");

const productsAnswer = z.object({
  meta: listMeta,
  products: z.array(
    z.object({
      id,
      name: text,
      sku: text,
      sale_price: decimalOrZero,
      purchase_price: decimalOrZero,
      for_sale: flag,
      for_purchase: flag,
      track_inventory: flag,
      stock_balance: decimalOrZero,
      sale_description: text,
      purchase_description: text,
      is_active: activeFlag,
    }),
  ),
});

type Product = z.output<typeof productsAnswer>["products"][number];

/** An item in the list of items. A text is empty when it was not provided. */
export type ProductRow = {
  id: string;
  name: string;
  sku: string;
  /** The description for sale or for purchase, the same side as `price`, or else the other one. */
  description: string;
  /** "12 in stock". Empty when the stock is not tracked. */
  stock: string;
  /** "Selling", "Buying" or "Selling, buying". Empty when the item has neither use. */
  use: string;
  /**
   * The sale price in the company's own currency; the purchase price in the tab "buying", and of an
   * item that is only for purchase.
   */
  price: string;
};

/**
 * Lists a page of the active items, or of the inactive ones when `status` is "inactive". Without
 * `sort`, the API lists the most expensive first.
 */
export async function listProducts(
  session: Session,
  {
    tab,
    search,
    page,
    status,
    sort,
    order,
  }: { tab: ItemTab; search: string; page: number } & ItemFilter & SortQuery,
): Promise<ListPage<ProductRow>> {
  const { products, meta } = await callV2({
    path: "/products",
    query: {
      business_id: session.companyId,
      for_sale: tab === "selling" ? "true" : undefined,
      for_purchase: tab === "buying" ? "true" : undefined,
      is_active: status === "inactive" ? 0 : undefined,
      search,
      page,
      sort,
      order,
    },
    credentials: session.credentials,
    answer: productsAnswer,
  });
  const rows = products
    .filter((product) => product.is_active !== (status === "inactive") && isInTab(product, tab))
    .map((product) => toRow(product, tab));
  return toPage({ received: products, rows, meta });
}

// A plain v2 API may ignore the filter, so the items are filtered here as well.
function isInTab(product: Product, tab: ItemTab): boolean {
  return tab === "all" || (tab === "selling" ? product.for_sale : product.for_purchase);
}

function toRow(product: Product, tab: ItemTab): ProductRow {
  const { id, name, sku, sale_description, purchase_description } = product;
  const isBought = tab === "buying" || !product.for_sale;
  const descriptions = isBought
    ? [purchase_description, sale_description]
    : [sale_description, purchase_description];
  return {
    id,
    name,
    sku,
    description: descriptions.find(Boolean) ?? "",
    stock: product.track_inventory ? fill(words.inStock, { quantity: product.stock_balance }) : "",
    use: describeUse(product),
    price: formatAmount(
      toMinor(
        toDecimal(isBought && product.for_purchase ? product.purchase_price : product.sale_price),
      ),
    ),
  };
}

function describeUse({ for_sale, for_purchase }: Product): string {
  if (for_sale) return for_purchase ? words.sellingAndBuying : words.selling;
  return for_purchase ? words.buying : "";
}
