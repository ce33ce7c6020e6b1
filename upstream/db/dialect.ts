import Database from "libsql";
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresPool,
  type PostgresPoolClient,
  type SqliteDatabase,
  type SqliteDialectConfig,
} from "kysely";

/** SQLite in a file, by libsql, as Kysely wants it. */
export function embeddedDialect(file: string): SqliteDialect {
  const database = new Database(file, { timeout: BUSY_TIMEOUT });
  database.exec(
    "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;" +
      `pragma busy_timeout = ${BUSY_TIMEOUT}`,
  );
  return new EmbeddedDialect({ database: checkedDatabase(database) });
}

/** Milliseconds that a write waits for another process's. */
const BUSY_TIMEOUT = 5000;

class EmbeddedDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new EmbeddedAdapter();
  }
}

// A deferred transaction takes the write lock at its first write, and fails at
// once when another process wrote since it began; an immediate one waits.
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

// SQLite changes tables in transactions like any other work: a migration that
// fails leaves nothing behind, and two processes that start at once take turns.
class EmbeddedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function checkedDatabase(database: Database.Database): SqliteDatabase {
  return {
    prepare(sql) {
      const statement = database.prepare(sql);
      return {
        reader: statement.reader,
        all: (parameters) => statement.all(parameters.map(sqliteParameter)),
        run: (parameters) => statement.run(parameters.map(sqliteParameter)),
        iterate: (parameters) => statement.iterate(parameters.map(sqliteParameter)),
      };
    },
    close: () => void database.close(),
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
