import { Hono } from "hono";
import type { Selectable } from "kysely";
import type { CompanyBooks } from "../db/company-books";
import type { BookTables } from "../db/schema";
import type { Answer, Call, Calls } from "../http/calls";
import { withDecimals } from "../http/decimals";
import { flag, readId } from "../http/fields";
import { notFound } from "../http/refusal";
import { PAGE_SIZE, readPage } from "../page";
import { isLike, searchPattern } from "../search";

export function productRoutes(calls: Calls): Hono {
  return new Hono()
    .get("/products", calls.reading(listProducts))
    .get("/products/:company", calls.reading(listChoosableProducts));
}

async function listProducts({ books, query }: Call): Promise<Answer> {
  const rows = await matching(books, query).execute();
  return { status: 200, body: { products: rows.map(productOnWire) } };
}

/** What a line can be chosen from: not what is out of use. */
async function listChoosableProducts({ books, query, params }: Call): Promise<Answer> {
  const companyId = readId(params.company);
  if (companyId === undefined) throw notFound("company");
  const rows = await matching(books.narrowedTo(companyId), query)
    .where("is_active", "=", 1)
    .execute();
  return { status: 200, body: { products: rows.map(productOnWire) } };
}

function matching(books: CompanyBooks, query: Call["query"]) {
  const page = readPage(query.page);
  const forSale = flag.parse(query.for_sale);
  const forPurchase = flag.parse(query.for_purchase);
  return books
    .selectFrom("products")
    .selectAll()
    .where("company_id", "=", books.companyId)
    .$if(query.id !== undefined, (rows) => rows.where("id", "=", readId(query.id) ?? 0))
    .$if(forSale !== undefined, (rows) => rows.where("for_sale", "=", forSale ? 1 : 0))
    .$if(forPurchase !== undefined, (rows) => rows.where("for_purchase", "=", forPurchase ? 1 : 0))
    .$if(Boolean(query.search), (rows) =>
      rows.where(isLike("search_text", searchPattern(query.search ?? ""))),
    )
    .orderBy("sale_price_minor", "desc")
    .orderBy("id", "desc")
    .$if(page !== undefined, (rows) =>
      rows.limit(PAGE_SIZE).offset(((page ?? 1) - 1) * PAGE_SIZE),
    );
}

function productOnWire(product: Selectable<BookTables["products"]>): object {
  return {
    id: product.id,
    name: product.name,
    sku: product.sku,
    sale_price: withDecimals(product.sale_price, 2),
    purchase_price: withDecimals(product.purchase_price, 2),
    for_sale: product.for_sale === 1,
    for_purchase: product.for_purchase === 1,
    track_inventory: product.track_inventory === 1,
    stock_balance: product.stock_balance,
    inventory_account_id: product.inventory_account_id,
    sale_description: product.sale_description,
    purchase_description: product.purchase_description,
    sale_account_id: product.sale_account_id,
    purchase_account_id: product.purchase_account_id,
    sale_tax_code_id: product.sale_tax_code_id,
    purchase_tax_code_id: product.purchase_tax_code_id,
    is_active: product.is_active === 1,
    updated_at: product.updated_at,
  };
}
