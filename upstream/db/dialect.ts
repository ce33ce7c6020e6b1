import type Database from "libsql";
import { LRUCache } from "lru-cache";
import {
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type Driver,
  type PostgresPool,
  type PostgresPoolClient,
  type SqliteDatabase,
} from "kysely";
import {
  closeDatabaseFile,
  inWriteTransaction,
  openDatabaseFile,
  rollBack,
} from "../../data-folder/database";

/** SQLite in a file, by libsql, as Kysely wants it. */
export function embeddedDialect(file: string): SqliteDialect {
  const database = openDatabaseFile(file, { lost: LOST });
  return new EmbeddedDialect(database);
}

const LOST = "the next start then begins with empty books";

class EmbeddedDialect extends SqliteDialect {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database: checkedDatabase(database) });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#database);
  }

  override createAdapter(): SqliteAdapter {
    return new EmbeddedAdapter();
  }
}

// A deferred transaction takes the write lock at its first write, and fails at
// once when another process wrote since it began; an immediate one waits.
class ImmediateDriver extends SqliteDriver {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database: checkedDatabase(database) });
    this.#database = database;
  }

  override async beginTransaction(): Promise<void> {
    this.#database.exec("begin immediate");
  }

  override async rollbackTransaction(): Promise<void> {
    rollBack(this.#database);
  }
}

// SQLite changes tables in transactions like any other work: a migration that
// fails leaves nothing behind, and two processes that start at once take turns.
class EmbeddedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Prepared statements that are kept: the API has a few hundred, most of them rare. */
const MOST_STATEMENTS = 300;

/** Also what begins with `with` and goes on to write. */
const WRITES =
  /^\s*(insert|update|delete|replace|create|alter|drop)\b|^\s*with\b.*\b(insert|update|delete)\b/is;

function checkedDatabase(database: Database.Database): SqliteDatabase {
  const statements = new LRUCache<string, Database.Statement>({ max: MOST_STATEMENTS });
  const prepare = (sql: string) => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const asTransaction = <T>(sql: string, run: () => T): T => {
    try {
      return database.inTransaction || !WRITES.test(sql)
        ? run()
        : inWriteTransaction(database, run);
    } catch (error) {
      // It may be left open, see `inWriteTransaction`.
      statements.delete(sql);
      throw error;
    }
  };
  return {
    prepare(sql) {
      const statement = prepare(sql);
      return {
        reader: statement.reader,
        all: (parameters) =>
          asTransaction(sql, () => statement.all(parameters.map(sqliteParameter))),
        run: (parameters) =>
          asTransaction(sql, () => statement.run(parameters.map(sqliteParameter))),
        iterate: (parameters) => statement.iterate(parameters.map(sqliteParameter)),
      };
    },
    close: () => closeDatabaseFile(database),
  };
}

/**
 * What libsql is given: it ends the process on a boolean, keeps NaN and
 * undefined as NULL, and binds every `number` as a real, which a text column
 * would keep as "5.0".
 */
function sqliteParameter(value: unknown): string | bigint | null {
  const plain = plainParameter(value);
  return typeof plain === "number" ? BigInt(plain) : plain;
}

/**
 * A value that both databases keep alike: text, a whole number or null.
 * Booleans are 0 and 1; what is neither throws a TypeError.
 */
export function plainParameter(value: unknown): string | number | null {
  if (value === null || typeof value === "string") return value;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "number" || typeof value === "bigint") {
    const number = Number(value);
    if (Number.isSafeInteger(number)) return number;
  }
  throw new TypeError(`not a value for the database: ${describe(value)}`);
}

function describe(value: unknown): string {
  return typeof value === "number" || typeof value === "bigint" ? String(value) : typeof value;
}

/** PostgreSQL's pool with the same values in, and whole numbers out as numbers. */
export function checkedPool(pool: PostgresPool): PostgresPool {
  return {
    connect: async () => checkedClient(await pool.connect()),
    end: () => pool.end(),
  };
}

function checkedClient(client: PostgresPoolClient): PostgresPoolClient {
  const query = async (sql: string, parameters: readonly unknown[]) => {
    const result = await client.query<Record<string, unknown>>(sql, parameters.map(plainParameter));
    return { ...result, rows: result.rows.map((row) => withNumbers(row, numberColumns(result))) };
  };
  return {
    // Cursors are not used: the API streams nothing out of its database.
    query: query as PostgresPoolClient["query"],
    release: () => client.release(),
  };
}

/** int8, which counts are, and numeric, which sums of int8 are. */
const TEXT_NUMBER_TYPES = [20, 1700];

type Described = { fields?: { name: string; dataTypeID: number }[] };

function numberColumns(result: object): string[] {
  const { fields = [] }: Described = result;
  return fields
    .filter((field) => TEXT_NUMBER_TYPES.includes(field.dataTypeID))
    .map((field) => field.name);
}

function withNumbers(row: Record<string, unknown>, columns: string[]): Record<string, unknown> {
  if (columns.length === 0) return row;
  const numbers = columns.map((column) => [column, wholeNumber(row[column])] as const);
  return { ...row, ...Object.fromEntries(numbers) };
}

function wholeNumber(value: unknown): number | null {
  if (value === null) return null;
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError("a number of the database is too large");
  return number;
}
