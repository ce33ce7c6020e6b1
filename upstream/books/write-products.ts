import { mapRows } from "../../domain/field-table";
import { toDecimal, toMinor } from "../../domain/money/money";
import type { CompanyBooks } from "../db/company-books";
import { toCanonicalText } from "../wire/decimals";
import { ITEM_TEXTS } from "../products/fields";
import { buildProductSearchText } from "../products/search-text";
import type { ProductSeed } from "./types";
import { insertInChunks, createIdsByRef, type IdsByRef } from "../db/rows";

/** Stores products and returns their ids by `ref`. */
export async function writeProducts(
  books: CompanyBooks,
  products: ProductSeed[],
  { ledgerAccounts, taxCodes }: { ledgerAccounts: IdsByRef; taxCodes: IdsByRef },
  now: Date,
): Promise<IdsByRef> {
  const ids = await insertInChunks(
    products.map((product) => {
      const row = {
        ...mapRows(ITEM_TEXTS, () => ""),
        company_id: books.companyId,
        name: product.name,
        sku: product.sku,
        sale_price: toCanonicalText(toDecimal(product.salePrice)),
        sale_price_minor: toMinor(toDecimal(product.salePrice)),
        purchase_price: toCanonicalText(toDecimal(product.purchasePrice)),
        for_sale: product.forSale,
        for_purchase: product.forPurchase,
        track_inventory: product.trackInventory,
        stock_balance: toCanonicalText(toDecimal(product.stockBalance)),
        sale_description: product.saleDescription,
        purchase_description: product.purchaseDescription,
        sale_account_id: findId(ledgerAccounts, product.saleAccount),
        sale_tax_code_id: findId(taxCodes, product.saleTaxCode),
        purchase_account_id: findId(ledgerAccounts, product.purchaseAccount),
        purchase_tax_code_id: findId(taxCodes, product.purchaseTaxCode),
        inventory_account_id: findId(ledgerAccounts, product.inventoryAccount),
        is_active: true,
        updated_at: now.toISOString(),
      };
      return { ...row, search_text: buildProductSearchText(row) };
    }),
    (rows) => books.insertInto("products").values(rows).returning("id").execute(),
  );
  return createIdsByRef(
    products.map((product) => product.ref),
    ids,
  );
}

function findId(list: IdsByRef, ref: string | null): number | null {
  return ref === null ? null : list.getId(ref);
}
