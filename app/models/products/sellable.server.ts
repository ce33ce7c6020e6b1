import * as z from "zod";
import { toDecimal, formatAmount, toMinor } from "../../../domain/money/money";
import { callV2 } from "~/server/v2/client.server";
import { listRecent } from "../recent.server";
import { decimalText, id, listMeta, optionalId, text, toPage, type ListPage } from "../wire.server";
import type { Session } from "~/server/session/session-storage.server";

const productRecord = z.object({
  id,
  name: text,
  sku: text,
  sale_price: decimalText.nullish().transform((price) => price ?? "0"),
  sale_tax_code_id: optionalId,
});

const productsAnswer = z.object({ products: z.array(productRecord), meta: listMeta });

/**
 * An item that can be sold. `salePrice` is exact decimal text in the company's own currency, and
 * `price` is the same amount formatted for display.
 */
export type SellableProduct = {
  id: string;
  name: string;
  sku: string;
  salePrice: string;
  price: string;
  taxCodeId: string;
};

/**
 * Lists a page of items that can be sold, in the default order of the API: the most expensive
 * first.
 */
export async function listSellableProducts(
  session: Session,
  { search, page }: { search: string; page: number },
): Promise<ListPage<SellableProduct>> {
  const { products, meta } = await readProducts(session, { search, page });
  return toPage({ received: products, rows: products, meta });
}

/**
 * Lists the sellable items with these ids, in the order of the ids. Omits ids that are unknown or
 * not sellable.
 */
export async function listSellableProductsById(
  session: Session,
  ids: string[],
): Promise<SellableProduct[]> {
  const answers = await Promise.all(ids.map((one) => readProducts(session, { id: one })));
  return answers.flatMap(({ products }, index) =>
    products.filter((product) => product.id === ids[index]),
  );
}

/**
 * Lists items of the newest invoices. Returns an empty list when the API lacks the extension
 * `recent` or fails.
 */
export async function listRecentProducts(session: Session): Promise<SellableProduct[]> {
  return listRecent(async () => {
    const { products } = await callV2({
      path: "/recent/products",
      query: { business_id: session.companyId },
      credentials: session.credentials,
      answer: productsAnswer,
    });
    return products.map(toSellable);
  });
}

async function readProducts(
  session: Session,
  query: { search?: string; page?: number; id?: string },
): Promise<{ products: SellableProduct[]; meta: z.output<typeof listMeta> }> {
  const { products, meta } = await callV2({
    path: `/products/${encodeURIComponent(session.companyId)}`,
    query: { for_sale: "true", ...query },
    credentials: session.credentials,
    answer: productsAnswer,
  });
  return { products: products.map(toSellable), meta };
}

function toSellable(product: z.output<typeof productRecord>): SellableProduct {
  return {
    id: product.id,
    name: product.name,
    sku: product.sku,
    salePrice: product.sale_price,
    price: formatAmount(toMinor(toDecimal(product.sale_price))),
    taxCodeId: product.sale_tax_code_id,
  };
}
