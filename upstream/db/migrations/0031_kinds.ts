import { PostgresAdapter, sql, type Kysely } from "kysely";

/**
 * Terms, and accounts to deposit to, are of a kind, as methods are since 0014. A program of before
 * goes on beside this one and needs nothing: the kinds of what it writes are filled in by a trigger.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // In the order of its characters' codes, as SQLite has it.
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

/** What is filled in; `row` stands before the columns' names. */
type Filled = {
  table: string;
  column: string;
  isWanted: (row: string) => string;
  kind: (row: string) => string;
};

/** By the rules that went by names until then. */
const FILLED: Filled[] = [
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
