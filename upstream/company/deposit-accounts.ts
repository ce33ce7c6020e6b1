import type { DepositKind } from "../../domain/kinds";
import type { CompanyBooks } from "../db/company-books";

type DepositAccount = { id: number; name: string; group_name: string; kind: DepositKind };

/**
 * Lists the accounts that money can be deposited to. Their ledger kind is always "cash"; the
 * returned `kind` is the deposit kind in the column `holds`, or "other" when the column is empty.
 */
export async function listDepositAccounts(books: CompanyBooks): Promise<DepositAccount[]> {
  const accounts = await books
    .selectFrom("ledger_accounts")
    .select(["id", "name", "group_name", "holds"])
    .where("company_id", "=", books.companyId)
    .where("kind", "=", "cash")
    .orderBy("id")
    .execute();
  return accounts.map(({ holds, ...account }) => ({ ...account, kind: holds || "other" }));
}
