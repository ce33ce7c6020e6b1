import { PGlite } from "@electric-sql/pglite";
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import { checkedPool } from "../db/dialect";
import type { Schema } from "../db/schema";

/** A PostgreSQL in this process's memory, for tests. */
export function openPglite(): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: checkedPool(pglitePool()) }) });
}

/** A pool of the one connection that there is: clients wait for it in turn. */
function pglitePool(): PostgresPool {
  const database = new PGlite();
  let last: Promise<void> = Promise.resolve();
  return {
    async connect() {
      const turn = last;
      let release: () => void = () => undefined;
      last = new Promise((resolve) => {
        release = resolve;
      });
      await turn;
      return pgliteClient(database, release);
    },
    end: () => database.close(),
  };
}

const COMMANDS = ["SELECT", "INSERT", "UPDATE", "DELETE", "MERGE"] as const;

function pgliteClient(database: PGlite, release: () => void): PostgresPoolClient {
  const query = async <R>(sql: string, parameters: readonly unknown[]) => {
    const { rows, fields, affectedRows } = await database.query<R>(sql, [...parameters]);
    const word = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase();
    const command = COMMANDS.find((each) => each === word) ?? "SELECT";
    return { command, rowCount: affectedRows ?? rows.length, rows, fields };
  };
  // Kysely asks with a cursor only when it is given one.
  return { query: query as unknown as PostgresPoolClient["query"], release };
}
