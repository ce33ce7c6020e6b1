import type { CompanyBooks } from "../db/company-books";
import type { LedgerKind } from "../db/schema";
import { createRefusal } from "../wire/api-error";
import type { RecordName } from "../../domain/refusals/refusal";

/** Throws a 422 about `record` unless the company has a ledger account of this kind and id. */
export async function checkAccount(
  books: CompanyBooks,
  kind: LedgerKind,
  id: number,
  record: RecordName,
): Promise<void> {
  const account = await books
    .selectFrom("ledger_accounts")
    .select("id")
    .where("id", "=", id)
    .where("kind", "=", kind)
    .executeTakeFirst();
  if (!account) throw createRefusal("unknown_record", { record });
}

/**
 * Throws a 422 unless the company has an active tax code with this id for sales or purchases. Null
 * (no tax code) and the stored tax code of the item (`storedId`) are always allowed.
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
  if (!taxCode) throw createRefusal("unknown_record", { record: `${side}_tax_code` });
}
