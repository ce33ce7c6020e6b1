import {
  PostgresAdapter,
  PostgresDialect,
  sql,
  type PostgresPool,
  type PostgresPoolClient,
} from "kysely";
import { toDatabaseFault } from "./faults";
import { toPlainParameter } from "./values";

/** The limits of connections. Times are in milliseconds. */
const LIMITS = {
  /** The most connections of one process. */
  max: 10,
  /** The longest wait for a connection. */
  connectionTimeoutMillis: 5_000,
  /** The longest wait for a lock. SQLite waits equally long for another writer. */
  lock_timeout: 5_000,
  statement_timeout: 15_000,
  /**
   * After this time without a statement, PostgreSQL ends a transaction and releases its locks, for
   * example when the process that began it hangs.
   */
  idle_in_transaction_session_timeout: 30_000,
  /** Allows a search to keep in memory the rows that it finds; a million rows take 32 MB. */
  options: "-c work_mem=32MB",
};

/** Returns Kysely's dialect for PostgreSQL with pooled connections. Connects at the first query. */
export function createPostgresDialect(
  url: string,
  limits: Partial<typeof LIMITS> = {},
): PostgresDialect {
  return new PooledDialect({
    pool: async () => wrapPool(await openPool(url, { ...LIMITS, ...limits })),
  });
}

class PooledDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new MigrationAdapter();
  }
}

type MigrationLock = Parameters<PostgresAdapter["acquireMigrationLock"]>;

// Removes the time limit of statements for migrations and for the wait until another process has
// migrated. Kysely runs all migrations on the connection that takes the lock.
class MigrationAdapter extends PostgresAdapter {
  override async acquireMigrationLock(...lock: MigrationLock): Promise<void> {
    await sql`set statement_timeout = 0`.execute(lock[0]);
    await super.acquireMigrationLock(...lock);
  }

  override async releaseMigrationLock(...lock: MigrationLock): Promise<void> {
    await super.releaseMigrationLock(...lock);
    await sql`reset statement_timeout`.execute(lock[0]);
  }
}

async function openPool(url: string, limits: typeof LIMITS): Promise<PostgresPool> {
  // The driver is imported only when PostgreSQL is used.
  const { Pool, TypeOverrides } = await import("pg");
  const types = new TypeOverrides();
  for (const type of TEXT_NUMBER_TYPES) types.setTypeParser(type, parseSafeInteger);
  const pool = new Pool({
    connectionString: url,
    application_name: "lejar",
    // This setting detects a server that disappeared without closing the connection.
    keepAlive: true,
    types,
    ...limits,
  });
  // An error event without a listener would end the process. The pool discards the broken
  // connection, its query is rejected, and the next query opens a new connection.
  const logError = (error: Error) =>
    console.error(`PostgreSQL ended a connection: ${error.message}`);
  pool.on("error", logError);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/**
 * Wraps PostgreSQL's pool, so that it accepts the same parameters as SQLite and throws a
 * `DatabaseFault` when the server fails.
 */
function wrapPool(pool: PostgresPool): PostgresPool {
  return {
    connect: async () => wrapClient(await pool.connect().catch(throwDatabaseFault)),
    end: () => pool.end(),
  };
}

function wrapClient(client: PostgresPoolClient): PostgresPoolClient {
  const query = (text: string, parameters: readonly unknown[]) =>
    client.query(text, parameters.map(toPlainParameter)).catch(throwDatabaseFault);
  return {
    // The API does not use cursors.
    query: query as PostgresPoolClient["query"],
    release: () => client.release(),
  };
}

function throwDatabaseFault(error: unknown): never {
  throw toDatabaseFault(error);
}

/**
 * The type ids of counts (int8, 20) and of sums of int8 (numeric, 1700), which the driver returns as
 * text.
 */
const TEXT_NUMBER_TYPES = [20, 1700];

/** Parses a whole number. Throws a RangeError when a JavaScript number cannot hold it exactly. */
function parseSafeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError("a number in the database is too large");
  return number;
}
