import { sql, type Kysely } from "kysely";
import type { Schema } from "../../../upstream/db/schema";

/** A table with rows of companies, as the database describes it. */
export type Table = {
  name: string;
  columns: string[];
  /** The referenced tables by column; the table itself for its column `id`. */
  references: Record<string, string>;
  /**
   * The copied company's first id in the table, and the table's last id; 0 for a table without ids.
   */
  firstId: number;
  lastId: number;
};

/** References for which the database has no constraint. */
const UNDECLARED_REFERENCES: Record<string, Record<string, string>> = {
  running_totals: { ref: "ledger_accounts" },
};

/** Lists the tables whose rows belong to a company, except `memberships`. */
export async function listOwnedTables(db: Kysely<Schema>, company: number): Promise<Table[]> {
  const { rows } = await sql<{
    name: string;
    columns: string[];
    references: Record<string, string>;
  }>`
    select t.relname as name,
      (select array_agg(c.column_name::text order by c.ordinal_position)
        from information_schema.columns c where c.table_name = t.relname) as columns,
      (select coalesce(json_object_agg(a.attname, f.confrelid::regclass::text), '{}')
        from pg_constraint f
        join pg_attribute a on a.attrelid = t.oid and a.attnum = any(f.conkey)
        where f.conrelid = t.oid and f.contype = 'f' and array_length(f.conkey, 1) = 2
          and a.attname <> 'company_id') as "references"
    from pg_class t
    join pg_attribute owner on owner.attrelid = t.oid and owner.attname = 'company_id'
    where t.relkind = 'r' and t.relname <> 'memberships'
    order by t.relname`.execute(db);
  const tables: Table[] = [];
  for (const { name, columns, references } of rows) {
    const ownId: Record<string, string> = columns.includes("id") ? { id: name } : {};
    const table = {
      name,
      columns,
      references: { ...references, ...UNDECLARED_REFERENCES[name], ...ownId },
    };
    tables.push({ ...table, ...(await readIdRange(db, table, company)) });
  }
  return tables;
}

async function readIdRange(
  db: Kysely<Schema>,
  { name, columns }: Pick<Table, "name" | "columns">,
  companyId: number,
) {
  if (!columns.includes("id")) return { firstId: 0, lastId: 0 };
  const table = sql.table(name);
  const { rows } = await sql<{ firstId: number; lastId: number }>`
    select coalesce((select min(id) from ${table} where company_id = ${companyId}), 0) as "firstId",
      coalesce((select max(id) from ${table}), 0) as "lastId"`.execute(db);
  return rows[0] ?? { firstId: 0, lastId: 0 };
}

/** `company` is the copied company; `lastCompanyId` is the highest company id before the copies. */
type CopyPlan = { tables: Table[]; company: number; lastCompanyId: number; copies: number };

/** Inserts all copies of the rows; the copies of one row follow each other. */
export async function copyRows(
  db: Kysely<Schema>,
  table: Table,
  { tables, company, lastCompanyId, copies }: CopyPlan,
): Promise<void> {
  const values = table.columns.map((column) => {
    const value = sql.ref(`original.${column}`);
    if (column === "company_id") return sql`${lastCompanyId}::int + copy`;
    const target = tables.find(({ name }) => name === table.references[column]);
    if (!target) return value;
    // 0 stands for no reference.
    return sql`case when ${value} > 0 and ${referenceCondition(table, column)}
      then ${target.lastId}::int + (${value} - ${target.firstId}::int) * ${copies}::int + copy
      else ${value} end`;
  });
  const inOrder = table.columns.includes("id") ? sql`order by original.id, copy` : sql``;
  await sql`
    insert into ${sql.table(table.name)} (${sql.join(table.columns.map((name) => sql.ref(name)))})
    select ${sql.join(values)}
    from ${sql.table(table.name)} original, generate_series(1, ${copies}::int) copy
    where original.company_id = ${company} ${inOrder}`.execute(db);
  if (table.columns.includes("id"))
    await sql`select setval(pg_get_serial_sequence(${table.name}, 'id'),
      (select max(id) from ${sql.table(table.name)}))`.execute(db);
}

/** Returns the condition under which a column is a reference: totals by status have no account. */
function referenceCondition({ name }: Table, column: string) {
  return name === "running_totals" && column === "ref"
    ? sql`original.kind in ('account', 'balance')`
    : sql`true`;
}
