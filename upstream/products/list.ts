import { sql } from "kysely";
import type { CompanyBooks } from "../db/company-books";
import { flagSchema, parseId } from "../wire/fields";
import { readSort } from "../wire/sort";
import { PAGE_SIZE } from "../../domain/limits/lists";
import { readPageNumber } from "../wire/page";
import { matchesPattern, toSearchPattern } from "../wire/search-text";

/** The query parameters that filter by a flag. A missing parameter does not filter. */
const FLAGS = ["is_active", "for_sale", "for_purchase"] as const;

const DEFAULT_ORDERS = { price: "desc", name: "asc", sku: "asc" } as const;

/**
 * Builds the database query of the products that match `query`. It selects one page when
 * `query.page` is set, otherwise all of them. The products are sorted by price from high to low
 * unless `query` names another order.
 */
export function buildProductsQuery(books: CompanyBooks, query: Record<string, string | undefined>) {
  const page = readPageNumber(query.page);
  const { by, order } = readSort(query, {
    defaultColumn: "price",
    defaultOrders: DEFAULT_ORDERS,
  });
  const products = books
    .selectFrom("products")
    .selectAll()
    .where("company_id", "=", books.companyId)
    .$if(query.id !== undefined, (rows) => rows.where("id", "=", parseId(query.id) ?? 0))
    .$if(Boolean(query.search), (rows) =>
      rows.where(matchesPattern("search_text", toSearchPattern(query.search ?? ""))),
    )
    .orderBy((eb) => (by === "price" ? eb.ref("sale_price_minor") : eb.fn("lower", [by])), order)
    .orderBy("id", order)
    .$if(page !== undefined, (rows) => rows.limit(PAGE_SIZE).offset(((page ?? 1) - 1) * PAGE_SIZE));
  return FLAGS.reduce((rows, name) => {
    const value = flagSchema.parse(query[name]);
    // The value is a literal, so that the database can use its partial indexes.
    return value === undefined ? rows : rows.where(name, "=", sql.lit(value ? 1 : 0));
  }, products);
}
