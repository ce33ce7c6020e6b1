import type { DepositKind } from "../../domain/kinds";
import type { CompanyBooks } from "../db/company-books";

type DepositAccount = { id: number; name: string; group_name: string; kind: DepositKind };

/**
 * Lists the accounts that money can be deposited to. An account of unknown kind has the kind
 * "other".
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
