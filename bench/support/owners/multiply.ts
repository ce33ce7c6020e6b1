import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../upstream/db/schema";
import { copyRows, listOwnedTables } from "./copy-rows";

type Db = Transaction<Schema>;

/**
 * Has a company, which the program wrote, `times` times: by statements of the server alone. Ids are
 * dealt out in turn, as if all of them had been writing for years side by side; what stands together
 * on the disk is of one time and not of one company.
 */
export async function multiplyCompany(db: Db, company: number, times: number): Promise<void> {
  const copies = times - 1;
  if (copies < 1) return;
  // What refers to what is right by itself: to look up ten million of them takes longest.
  await sql`set local session_replication_role = replica`.execute(db);
  const tables = await listOwnedTables(db, company);
  const companies = await copyCompany(db, company, copies);
  for (const table of tables) await copyRows(db, table, { tables, company, companies, copies });
}

/** Returns the number before the first of the copies'. */
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
  if (found === undefined) throw new Error("nothing was found");
  return found;
}
