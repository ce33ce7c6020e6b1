import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../upstream/db/schema";
import { copyRows, listOwnedTables } from "./copy-rows";

type Db = Transaction<Schema>;

/**
 * Copies a company until it exists `times` times, with SQL statements only. The ids of the copies
 * alternate, as if all companies had written their rows in the same years, so that neighbouring
 * rows on the disk are from the same time and not from the same company.
 */
export async function multiplyCompany(db: Db, company: number, times: number): Promise<void> {
  const copies = times - 1;
  if (copies < 1) return;
  // Foreign keys are not checked, because the copies are correct and the check of ten million rows
  // would take the most time.
  await sql`set local session_replication_role = replica`.execute(db);
  const tables = await listOwnedTables(db, company);
  const lastCompanyId = await copyCompany(db, company, copies);
  for (const table of tables) await copyRows(db, table, { tables, company, lastCompanyId, copies });
}

/**
 * Copies the company with its owner, whose account has the same id. Returns the highest company id
 * before the copies: the id of copy n is n higher.
 */
async function copyCompany(db: Db, company: number, copies: number): Promise<number> {
  const { rows } = await sql<{ last: number; columns: string }>`
    select (select max(id) from companies) as last,
      (select string_agg(column_name, ', ') from information_schema.columns
        where table_name = 'companies' and column_name not in ('id', 'display_name')) as columns`.execute(
    db,
  );
  const { last, columns } = firstRow(rows);
  const names = sql.raw(columns);
  await sql`insert into companies (id, display_name, ${names})
    select ${last} + copy, display_name || ' ' || copy, ${names}
    from companies, generate_series(1, ${copies}::int) copy where id = ${company}`.execute(db);
  await sql`insert into accounts (id, email, display_name, password_hash, created_at)
    select ${last} + copy, 'owner-' || (${last} + copy) || '@example.test', display_name,
      password_hash, created_at
    from accounts, generate_series(1, ${copies}::int) copy where id = ${company}`.execute(db);
  await sql`insert into memberships (account_id, company_id)
    select ${last} + copy, ${last} + copy from generate_series(1, ${copies}::int) copy`.execute(db);
  return last;
}

function firstRow<T>(list: T[]): T {
  const [found] = list;
  if (found === undefined) throw new Error("The query returned no row.");
  return found;
}
