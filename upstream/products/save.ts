import { mapRows } from "../../domain/field-table";
import { toMinor } from "../../domain/money/money";
import type { CompanyBooks } from "../db/company-books";
import { toCanonicalText } from "../wire/decimals";
import { parseOrRefuse } from "../wire/fields";
import { createNotFoundError } from "../wire/api-error";
import { calculateUpdatedAt, rejectStale } from "../wire/etags";
import { moveIncome } from "../totals/running-totals";
import { ITEM_TEXTS } from "./fields";
import {
  activePayloadSchema,
  productPayloadSchema,
  purchasePayloadSchema,
  salePayloadSchema,
  stockPayloadSchema,
} from "./payload";
import type { ProductRow } from "./record";
import { checkAccount, checkTaxCode } from "./references";
import { buildProductSearchText } from "./search-text";

/** Stores a new product and returns its id. Must be called in a transaction. */
export async function createProduct(
  books: CompanyBooks,
  body: unknown,
  now: Date,
): Promise<number> {
  const product = { ...DEFAULTS, is_active: true, ...(await readColumns(books, body)) };
  const { id } = await books
    .insertInto("products")
    .values({
      ...product,
      company_id: books.companyId,
      search_text: buildProductSearchText(product),
      updated_at: now.toISOString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Updates a product. When its income account changes, moves the income of its lines to the new
 * account. `books` must be limited to the product's company.
 */
export async function updateProduct(
  books: CompanyBooks,
  product: ProductRow,
  body: unknown,
  now: Date,
): Promise<void> {
  const columns = await readColumns(books, body, product);
  await books
    .updateTable("products")
    .set({
      ...columns,
      search_text: buildProductSearchText({ ...product, ...columns }),
      updated_at: calculateUpdatedAt(product, now),
    })
    .where("id", "=", product.id)
    .execute();
  const { sale_account_id: to = product.sale_account_id } = columns;
  await moveIncome(books, product.id, { from: product.sale_account_id, to });
}

/** Deactivates a product or activates it again. */
export async function setProductActive(
  books: CompanyBooks,
  product: ProductRow,
  body: unknown,
  now: Date,
): Promise<void> {
  const { is_active } = parseOrRefuse(activePayloadSchema, body);
  await books
    .updateTable("products")
    .set({ is_active, updated_at: calculateUpdatedAt(product, now) })
    .where("id", "=", product.id)
    .execute();
}

/**
 * Reads a product and locks it until the transaction ends. Throws a 404 when there is no such
 * product, and a 409 when `etag` is outdated.
 */
export async function lockProduct(
  books: CompanyBooks,
  id: number | undefined,
  etag: string | undefined,
): Promise<ProductRow> {
  const product = await books
    .updateTable("products")
    // This update changes nothing, but locks the row in both databases.
    .set((eb) => ({ updated_at: eb.ref("updated_at") }))
    .where("id", "=", id ?? 0)
    .returningAll()
    .executeTakeFirst();
  if (!product) throw createNotFoundError("item");
  rejectStale("item", product, etag);
  return product;
}

/** The values of columns of a new product that its payload does not set. */
const DEFAULTS = {
  ...mapRows(ITEM_TEXTS, () => ""),
  sale_price: "0",
  sale_price_minor: 0n,
  purchase_price: "0",
  stock_balance: "0",
};

/**
 * Returns the columns that a payload sets. Columns of sale, purchase and stock are set only when
 * the payload sets the flag for them.
 */
async function readColumns(books: CompanyBooks, body: unknown, stored?: ProductRow) {
  const { is_active, ...payload } = parseOrRefuse(productPayloadSchema, body);
  return {
    ...payload,
    ...(is_active === undefined ? {} : { is_active }),
    ...(payload.for_sale ? await readSale(books, body, stored) : {}),
    ...(payload.for_purchase ? await readPurchase(books, body, stored) : {}),
    ...(payload.track_inventory ? await readStock(books, body) : {}),
  };
}

async function readSale(books: CompanyBooks, body: unknown, stored?: ProductRow) {
  const sale = parseOrRefuse(salePayloadSchema, body);
  await checkAccount(books, "income", sale.sale_account_id, "income_category");
  await checkTaxCode(books, "sale", sale.sale_tax_code_id, stored?.sale_tax_code_id);
  return {
    ...sale,
    sale_price: toCanonicalText(sale.sale_price),
    sale_price_minor: toMinor(sale.sale_price),
  };
}

async function readPurchase(books: CompanyBooks, body: unknown, stored?: ProductRow) {
  const purchase = parseOrRefuse(purchasePayloadSchema, body);
  await checkAccount(books, "expense", purchase.purchase_account_id, "expense_category");
  const { purchase_tax_code_id } = purchase;
  await checkTaxCode(books, "purchase", purchase_tax_code_id, stored?.purchase_tax_code_id);
  return { ...purchase, purchase_price: toCanonicalText(purchase.purchase_price) };
}

async function readStock(books: CompanyBooks, body: unknown) {
  const { inventory_account_id, stock_balance } = parseOrRefuse(stockPayloadSchema, body);
  if (inventory_account_id !== null) {
    await checkAccount(books, "inventory", inventory_account_id, "inventory_account");
  }
  return { inventory_account_id, stock_balance: toCanonicalText(stock_balance) };
}
