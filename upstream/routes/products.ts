import { Hono } from "hono";
import type { CompanyBooks } from "../db/company-books";
import type { Call, Calls } from "../calls/calls";
import { parseId } from "../wire/fields";
import { createNotFoundError } from "../wire/api-error";
import { buildProductsQuery } from "../products/list";
import { toWireProduct } from "../products/record";
import { updateProduct, createProduct, lockProduct, setProductActive } from "../products/save";
import { toPageMeta } from "../wire/page";
import type { Answer } from "../wire/answer";

export function createProductRoutes(calls: Calls): Hono {
  return new Hono()
    .get("/products", calls.createReadHandler(handleListProducts))
    .get("/products/:company", calls.createReadHandler(handleListChoosableProducts))
    .post("/products", calls.createWriteHandler(handleCreateProduct))
    .put("/products/:id", calls.createWriteHandler(createChangeProductHandler(updateProduct)))
    .put(
      "/products/:id/active",
      calls.createWriteHandler(createChangeProductHandler(setProductActive)),
    );
}

/**
 * Lists products. Inactive products are included only when the query has their id or `is_active`.
 */
async function handleListProducts({ books, query }: Call): Promise<Answer> {
  const isActive = query.is_active ?? (query.id === undefined ? "1" : undefined);
  const rows = await buildProductsQuery(books, { ...query, is_active: isActive }).execute();
  return { status: 200, body: { products: rows.map(toWireProduct), ...toPageMeta(query) } };
}

/** Lists the active products, which can be chosen for an invoice line. */
async function handleListChoosableProducts({ books, query, params }: Call): Promise<Answer> {
  const companyId = parseId(params.company);
  if (companyId === undefined) throw createNotFoundError("company");
  const companyBooks = books.forCompany(companyId);
  const rows = await buildProductsQuery(companyBooks, { ...query, is_active: "1" }).execute();
  return { status: 200, body: { products: rows.map(toWireProduct), ...toPageMeta(query) } };
}

async function handleCreateProduct({ books, body, now }: Call): Promise<Answer> {
  // `companyId` throws an error when the caller has several companies and names none.
  const id = await createProduct(books.forCompany(books.companyId), body, now);
  return { status: 201, body: { product: await readProduct(books, id) } };
}

function createChangeProductHandler(change: typeof updateProduct | typeof setProductActive) {
  return async ({ books, body, params, etag, now }: Call): Promise<Answer> => {
    const product = await lockProduct(books, parseId(params.id), etag);
    await change(books.forCompany(product.company_id), product, body, now);
    return { status: 200, body: { product: await readProduct(books, product.id) } };
  };
}

async function readProduct(books: CompanyBooks, id: number): Promise<object> {
  const product = await books
    .selectFrom("products")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return toWireProduct(product);
}
