import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../upstream/db/schema";
import { decodeIds, encodeIds } from "../../../upstream/search-index/positions";
import { copyRows, ownedTables, type Table } from "./copy-rows";

type Db = Transaction<Schema>;

/** In one text, as ids and terms of the search index are written. */
const SHARED_TERMS = { contact: "contacts", product: "products" };

/**
 * Has a company, which the program wrote, `times` times: by statements of the server alone. Ids are
 * dealt out in turn, as if all of them had been writing for years side by side; what stands together
 * on the disk is of one time and not of one company.
 */
export async function multiply(db: Db, company: number, times: number): Promise<void> {
  const copies = times - 1;
  if (copies < 1) return;
  // What refers to what is right by itself: to look up ten million of them takes longest.
  await sql`set local session_replication_role = replica`.execute(db);
  const tables = await ownedTables(db, company);
  const companies = await copyCompany(db, company, copies);
  for (const table of tables) {
    if (!table.name.startsWith("search_"))
      await copyRows(db, table, { tables, company, companies, copies });
  }
  await copyIndex(db, { tables, company, companies, copies });
}

type Copied = { tables: Table[]; company: number; companies: number; copies: number };

/** Returns the number before the first of the copies'. */
async function copyCompany(db: Db, company: number, copies: number): Promise<number> {
  const { rows } = await sql<{ last: number; columns: string }>`
    select (select max(id) from companies) as last,
      (select string_agg(column_name, ', ') from information_schema.columns
        where table_name = 'companies' and column_name not in ('id', 'display_name')) as columns`.execute(
    db,
  );
  const { last, columns } = first(rows);
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

/** Ids in it are text, and those of invoices are packed. */
async function copyIndex(db: Db, copied: Copied): Promise<void> {
  const { tables, company, companies, copies } = copied;
  const invoices = first(tables.filter(({ name }) => name === "invoices"));
  const idOf = (id: number, copy: number) => invoices.last + (id - invoices.least) * copies + copy;
  const segments = await db
    .selectFrom("search_segments")
    .selectAll()
    .where("company_id", "=", company)
    .execute();
  for (let copy = 1; copy <= copies && segments.length > 0; copy += 1) {
    const rows = segments.map(({ ids, last_id, ...segment }) => ({
      ...segment,
      company_id: companies + copy,
      last_id: idOf(last_id, copy),
      ids: encodeIds(decodeIds(ids).map((id) => idOf(id, copy))),
    }));
    await db.insertInto("search_segments").values(rows).execute();
  }
  const term = Object.entries(SHARED_TERMS).map(([kind, name]) => {
    const { last, least } = first(tables.filter((table) => table.name === name));
    return sql`when kind = ${kind}
      then (${last}::int + (term::int - ${least}::int) * ${copies}::int + copy)::text`;
  });
  await sql`insert into search_terms (company_id, segment, kind, term, positions)
    select ${companies} + copy, segment, kind, case ${sql.join(term, sql` `)} else term end, positions
    from search_terms, generate_series(1, ${copies}::int) copy where company_id = ${company}`.execute(
    db,
  );
  await sql`update companies set indexed_invoice_id =
      ${invoices.last}::int + (indexed_invoice_id - ${invoices.least}::int) * ${copies}::int
        + id - ${companies}::int
    where id > ${companies} and indexed_invoice_id > 0`.execute(db);
}

function first<T>(list: T[]): T {
  const [found] = list;
  if (found === undefined) throw new Error("nothing was found");
  return found;
}
