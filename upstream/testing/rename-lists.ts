import { sql, type Kysely } from "kysely";
import type { Schema } from "../db/schema";
import { reverseName } from "./fixtures";

const NAMES = [
  ["terms", "name"],
  ["methods", "name"],
  ["ledger_accounts", "name"],
  ["ledger_accounts", "group_name"],
] as const;

/** Reverses the names of all terms, methods, ledger accounts and account groups of a company. */
export async function renameLists(db: Kysely<Schema>, companyId: number): Promise<void> {
  for (const [table, column] of NAMES) {
    const { rows } = await sql<{ name: string }>`
      select distinct ${sql.ref(column)} as name from ${sql.table(table)}
      where company_id = ${companyId}`.execute(db);
    const cases = rows.map(({ name }) => sql`when ${name} then ${reverseName(name)}`);
    if (cases.length > 0)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} =
        case ${sql.ref(column)} ${sql.join(cases, sql` `)} else '' end
        where company_id = ${companyId}`.execute(db);
  }
  // Makes the API discard its cached answers of the company.
  await sql`update companies set changes = changes + 1 where id = ${companyId}`.execute(db);
}
