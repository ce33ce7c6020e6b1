import {
  PostgresAdapter,
  PostgresDialect,
  sql,
  type PostgresPool,
  type PostgresPoolClient,
} from "kysely";
import { toDatabaseFault } from "./faults";
import { plainParameter } from "./values";

/** Milliseconds, unless said otherwise. */
const LIMITS = {
  /** Connections of one process: more would only wait for each other's companies. */
  max: 10,
  /** For a connection: one that is free, or a new one. */
  connectionTimeoutMillis: 5_000,
  /** For another's lock: as long as SQLite waits for its writer. */
  lock_timeout: 5_000,
  statement_timeout: 15_000,
  /** A transaction of a process that hangs ends by itself, and its locks with it. */
  idle_in_transaction_session_timeout: 30_000,
  /** Of the lines that a search finds a table is kept in memory: a million of them take so much. */
  options: "-c work_mem=32MB",
};

/** PostgreSQL by pooled connections, as Kysely wants it; connects at the first query. */
export function postgresDialect(url: string, limits: Partial<typeof LIMITS> = {}): PostgresDialect {
  return new PooledDialect({
    pool: async () => checkedPool(await openPool(url, { ...LIMITS, ...limits })),
  });
}

class PooledDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new MigrationAdapter();
  }
}

type MigrationLock = Parameters<PostgresAdapter["acquireMigrationLock"]>;

// What holds for a request does not hold for a migration, nor for a process that waits until
// another has migrated. Kysely does all of it on the connection that takes the lock.
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
  // Loaded where there is a PostgreSQL alone.
  const { Pool, TypeOverrides } = await import("pg");
  const types = new TypeOverrides();
  for (const type of TEXT_NUMBER_TYPES) types.setTypeParser(type, parseSafeInteger);
  const pool = new Pool({
    connectionString: url,
    application_name: "lejar",
    // So that a server that is gone without a word is noticed.
    keepAlive: true,
    types,
    ...limits,
  });
  // An error event that nobody hears ends the process. The pool gives up a connection that broke,
  // whether it was in use or not; who used it is told by the query, and the next opens another.
  const say = (error: Error) => console.error(`PostgreSQL ended a connection: ${error.message}`);
  pool.on("error", say);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/** PostgreSQL's pool with the same values in as SQLite. */
function checkedPool(pool: PostgresPool): PostgresPool {
  return {
    connect: async () => checkedClient(await pool.connect().catch(throwDatabaseFault)),
    end: () => pool.end(),
  };
}

function checkedClient(client: PostgresPoolClient): PostgresPoolClient {
  const query = (text: string, parameters: readonly unknown[]) =>
    client.query(text, parameters.map(plainParameter)).catch(throwDatabaseFault);
  return {
    // Cursors are not used: the API streams nothing out of its database.
    query: query as PostgresPoolClient["query"],
    release: () => client.release(),
  };
}

function throwDatabaseFault(error: unknown): never {
  throw toDatabaseFault(error);
}

/** int8, which counts are, and numeric, which sums of int8 are. */
const TEXT_NUMBER_TYPES = [20, 1700];

function parseSafeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError("a number of the database is too large");
  return number;
}
