import type { Kysely } from "kysely";
import * as z from "zod";
import { CompanyBooks } from "../db/company-books";
import type { Schema } from "../db/schema";
import type { AccountHolder, Books } from "../seed/books";

/** What a company buys with; the books of the seed have none of it. */
export const purchaseLists = z.object({
  ledgerAccounts: z.array(
    z.object({ name: z.string(), kind: z.enum(["expense", "inventory"]), group: z.string() }),
  ),
  taxCodes: z.array(z.object({ code: z.string(), ratePercent: z.string() })),
});

export type PurchaseLists = z.output<typeof purchaseLists>;
export type TestBooks = Books & { purchases: PurchaseLists };
export type TestHolder = Omit<AccountHolder, "companies"> & { companies: TestBooks[] };

export const NO_PURCHASES: PurchaseLists = { ledgerAccounts: [], taxCodes: [] };

export async function writePurchases(
  db: Kysely<Schema>,
  company_id: number,
  { ledgerAccounts, taxCodes }: PurchaseLists,
): Promise<void> {
  const books = new CompanyBooks(db, [company_id]);
  for (const { name, kind, group } of ledgerAccounts) {
    const account = { company_id, name, kind, group_name: group };
    await books.insertInto("ledger_accounts").values(account).execute();
  }
  for (const { code, ratePercent } of taxCodes) {
    const taxCode = { company_id, code, rate_percent: ratePercent };
    const flags = { is_sale_tax: false, is_active: true };
    await books.insertInto("tax_codes").values({ ...taxCode, ...flags }).execute();
  }
}
