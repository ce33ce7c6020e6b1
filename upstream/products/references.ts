import type { CompanyBooks } from "../db/company-books";
import type { LedgerKind } from "../db/schema";
import { unacceptable } from "../wire/api-error";

/** Refuses an account that is not the company's, or of another kind. */
export async function checkAccount(
  books: CompanyBooks,
  kind: LedgerKind,
  id: number,
  words: string,
): Promise<void> {
  const account = await books
    .selectFrom("ledger_accounts")
    .select("id")
    .where("id", "=", id)
    .where("kind", "=", kind)
    .executeTakeFirst();
  if (!account) throw unacceptable(`The ${words} was not found.`);
}

/**
 * Refuses a tax code that is not the company's, of the other side, or out of
 * use; `storedId`, the one that the item has, may stay on it.
 */
export async function checkTaxCode(
  books: CompanyBooks,
  side: "sale" | "purchase",
  id: number | null,
  storedId?: number | null,
): Promise<void> {
  if (id === null || id === storedId) return;
  const taxCode = await books
    .selectFrom("tax_codes")
    .select("id")
    .where("id", "=", id)
    .where("is_sale_tax", "=", side === "sale" ? 1 : 0)
    .where("is_active", "=", 1)
    .executeTakeFirst();
  if (!taxCode) throw unacceptable(`The ${side} tax code was not found.`);
}
