import { decimal, toMinor } from "../../money/money";
import type { CompanyBooks } from "../db/company-books";
import { canonical } from "../http/decimals";
import { searchText } from "../search";
import type { ProductSeed } from "./books";
import { inChunks, refs, type Refs } from "./rows";

export async function writeProducts(
  books: CompanyBooks,
  products: ProductSeed[],
  lists: { ledgerAccounts: Refs; taxCodes: Refs },
  now: Date,
): Promise<Refs> {
  const ids = await inChunks(
    products.map((product) => ({
      company_id: books.companyId,
      name: product.name,
      sku: product.sku,
      sale_price: canonical(decimal(product.salePrice)),
      sale_price_minor: toMinor(decimal(product.salePrice)),
      purchase_price: canonical(decimal(product.purchasePrice)),
      for_sale: product.forSale,
      for_purchase: product.forPurchase,
      track_inventory: product.trackInventory,
      stock_balance: canonical(decimal(product.stockBalance)),
      sale_description: product.saleDescription,
      purchase_description: "",
      sale_account_id:
        product.saleAccount === null ? null : lists.ledgerAccounts.id(product.saleAccount),
      sale_tax_code_id:
        product.saleTaxCode === null ? null : lists.taxCodes.id(product.saleTaxCode),
      is_active: true,
      search_text: searchText(product.name, product.sku),
      updated_at: now.toISOString(),
    })),
    (rows) => books.insertInto("products").values(rows).returning("id").execute(),
  );
  return refs(
    products.map((product) => product.ref),
    ids,
  );
}
