import { mapRows } from "../../domain/field-table";
import { toMinor } from "../../domain/money/money";
import type { CompanyBooks } from "../db/company-books";
import { canonical } from "../wire/decimals";
import { parseOrRefuse } from "../wire/fields";
import { notFound } from "../wire/api-error";
import { nextVersion, refuseStale } from "../wire/versions";
import { moveIncome } from "../totals/running-totals";
import { ITEM_TEXTS } from "./fields";
import {
  activePayload,
  productPayload,
  purchasePayload,
  salePayload,
  stockPayload,
} from "./payload";
import type { ProductRow } from "./record";
import { checkAccount, checkTaxCode } from "./references";
import { productSearchText } from "./search-text";

/** Stores a new product and returns its id; to be called in a transaction. */
export async function createProduct(
  books: CompanyBooks,
  body: unknown,
  now: Date,
): Promise<number> {
  const product = { ...BLANK, is_active: true, ...(await readColumns(books, body)) };
  const { id } = await books
    .insertInto("products")
    .values({
      ...product,
      company_id: books.companyId,
      search_text: productSearchText(product),
      updated_at: now.toISOString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores a product anew; `books` are of its company. */
export async function changeProduct(
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
      search_text: productSearchText({ ...product, ...columns }),
      updated_at: nextVersion(product, now),
    })
    .where("id", "=", product.id)
    .execute();
  const { sale_account_id: to = product.sale_account_id } = columns;
  await moveIncome(books, product.id, { from: product.sale_account_id, to });
}

/** Takes a product out of use, or into it again. */
export async function switchProduct(
  books: CompanyBooks,
  product: ProductRow,
  body: unknown,
  now: Date,
): Promise<void> {
  const { is_active } = parseOrRefuse(activePayload, body);
  await books
    .updateTable("products")
    .set({ is_active, updated_at: nextVersion(product, now) })
    .where("id", "=", product.id)
    .execute();
}

/** The product, which nobody else changes until the transaction ends. */
export async function openProduct(
  books: CompanyBooks,
  id: number | undefined,
  version: string | undefined,
): Promise<ProductRow> {
  const product = await books
    .updateTable("products")
    // Writing the row keeps other writers waiting, on both databases.
    .set((eb) => ({ updated_at: eb.ref("updated_at") }))
    .where("id", "=", id ?? 0)
    .returningAll()
    .executeTakeFirst();
  if (!product) throw notFound("item");
  refuseStale("item", product, version);
  return product;
}

/** What a new product has where its payload does not count. */
const BLANK = {
  ...mapRows(ITEM_TEXTS, () => ""),
  sale_price: "0",
  sale_price_minor: 0n,
  purchase_price: "0",
  stock_balance: "0",
};

/**
 * The columns that a payload sets over what is stored: of each side only when the product has it.
 */
async function readColumns(books: CompanyBooks, body: unknown, stored?: ProductRow) {
  const { is_active, ...payload } = parseOrRefuse(productPayload, body);
  return {
    ...payload,
    ...(is_active === undefined ? {} : { is_active }),
    ...(payload.for_sale ? await readSale(books, body, stored) : {}),
    ...(payload.for_purchase ? await readPurchase(books, body, stored) : {}),
    ...(payload.track_inventory ? await readStock(books, body) : {}),
  };
}

async function readSale(books: CompanyBooks, body: unknown, stored?: ProductRow) {
  const sale = parseOrRefuse(salePayload, body);
  await checkAccount(books, "income", sale.sale_account_id, "income category");
  await checkTaxCode(books, "sale", sale.sale_tax_code_id, stored?.sale_tax_code_id);
  return {
    ...sale,
    sale_price: canonical(sale.sale_price),
    sale_price_minor: toMinor(sale.sale_price),
  };
}

async function readPurchase(books: CompanyBooks, body: unknown, stored?: ProductRow) {
  const purchase = parseOrRefuse(purchasePayload, body);
  await checkAccount(books, "expense", purchase.purchase_account_id, "expense category");
  const { purchase_tax_code_id } = purchase;
  await checkTaxCode(books, "purchase", purchase_tax_code_id, stored?.purchase_tax_code_id);
  return { ...purchase, purchase_price: canonical(purchase.purchase_price) };
}

async function readStock(books: CompanyBooks, body: unknown) {
  const { inventory_account_id, stock_balance } = parseOrRefuse(stockPayload, body);
  if (inventory_account_id !== null) {
    await checkAccount(books, "inventory", inventory_account_id, "inventory account");
  }
  return { inventory_account_id, stock_balance: canonical(stock_balance) };
}
