import { PostgresAdapter, sql, type Kysely } from "kysely";

/**
 * Gives kinds to terms and deposit accounts, as 0014 did for payment methods. An older program can
 * continue to run: a trigger fills in the kinds of the rows that it writes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // PostgreSQL sorts this type by character code, as SQLite does.
  const text = isPostgres ? sql`text collate "C"` : sql`text`;
  for (const { table, column, isWanted, kind } of FILLED) {
    const unfilled = (row: string) => sql.raw(`${row}${column} = '' and ${isWanted(row)}`);
    await sql`alter table ${sql.table(table)}
      add column ${sql.ref(column)} ${text} not null default ''`.execute(db);
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.raw(kind(""))}
      where ${unfilled("")}`.execute(db);
    const named = sql.ref(`${table}_kind`);
    if (isPostgres) {
      await sql`create function ${named}() returns trigger language plpgsql as ${sql.raw(
        `$$ begin new.${column} := ${kind("new.")}; return new; end $$`,
      )}`.execute(db);
      await sql`create trigger ${named} before insert on ${sql.table(table)} for each row
        when (${unfilled("new.")}) execute function ${named}()`.execute(db);
    } else
      await sql`create trigger ${named} after insert on ${sql.table(table)}
        when ${unfilled("new.")} begin
          update ${sql.table(table)} set ${sql.ref(column)} = ${sql.raw(kind("new."))}
          where id = new.id;
        end`.execute(db);
  }
}

/**
 * A column of kinds that this migration fills. `isWanted` and `kind` return SQL expressions for the
 * rows that get a kind and for the kind. `row` is "", "new." or another prefix of column names.
 */
type FilledColumn = {
  table: string;
  column: string;
  isWanted: (row: string) => string;
  kind: (row: string) => string;
};

/** The rules that derived kinds from names until this migration. */
const FILLED: FilledColumn[] = [
  {
    table: "terms",
    column: "kind",
    isWanted: () => "true",
    kind: (row) => `case when ${row}name = 'Cash' then 'cash' else 'days' end`,
  },
  {
    table: "ledger_accounts",
    column: "holds",
    isWanted: (row) => `${row}kind = 'cash'`,
    kind: (row) => `case
      when lower(${row}group_name) like '%bank%' then 'bank'
      when lower(${row}group_name) like '%cash%' or lower(${row}group_name) like '%till%'
        or lower(${row}group_name) like '%tunai%' then 'cash'
      else 'other' end`,
  },
];
