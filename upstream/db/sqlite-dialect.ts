import type Database from "libsql";
import { LRUCache } from "lru-cache";
import {
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type Driver,
  type SqliteDatabase,
} from "kysely";
import {
  closeDatabaseFile,
  runInWriteTransaction,
  openDatabaseFile,
  rollBack,
} from "../../platform/data-folder/database";
import { toPlainParameter } from "./values";

/** Returns Kysely's dialect for a SQLite file, opened by libsql. */
export function createSqliteDialect(file: string): SqliteDialect {
  const database = openDatabaseFile(file, { lost: LOSS_TEXT });
  return new EmbeddedDialect(database);
}

/**
 * The end of the message about a file that cannot be used. It says what happens when somebody
 * removes the file.
 */
const LOSS_TEXT = "the next start then begins with empty books";

class EmbeddedDialect extends SqliteDialect {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database: wrapDatabase(database) });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#database);
  }

  override createAdapter(): SqliteAdapter {
    return new EmbeddedAdapter();
  }
}

// Begins immediate transactions, which wait for the write lock. A deferred transaction, Kysely's
// default, fails at its first write when another process has written since it began.
class ImmediateDriver extends SqliteDriver {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database: wrapDatabase(database) });
    this.#database = database;
  }

  override async beginTransaction(): Promise<void> {
    this.#database.exec("begin immediate");
  }

  override async rollbackTransaction(): Promise<void> {
    rollBack(this.#database);
  }
}

// Runs migrations in a transaction, which SQLite allows. A failed migration is rolled back, and two
// processes that start at the same time migrate one after the other.
class EmbeddedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * The most prepared statements in the cache. The API has a few hundred statements, most of them
 * rare.
 */
const MAX_STATEMENTS = 300;

/** Matches SQL statements that write, including those that begin with `with`. */
const WRITES =
  /^\s*(insert|update|delete|replace|create|alter|drop)\b|^\s*with\b.*\b(insert|update|delete)\b/is;

function wrapDatabase(database: Database.Database): SqliteDatabase {
  const statements = new LRUCache<string, Database.Statement>({ max: MAX_STATEMENTS });
  const prepare = (sql: string) => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const runStatement = <T>(sql: string, run: () => T): T => {
    try {
      return database.inTransaction || !WRITES.test(sql)
        ? run()
        : runInWriteTransaction(database, run);
    } catch (error) {
      // The statement may still be open (see `runInWriteTransaction`).
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
          runStatement(sql, () => statement.all(parameters.map(toSqliteParameter))),
        run: (parameters) =>
          runStatement(sql, () => statement.run(parameters.map(toSqliteParameter))),
        iterate: (parameters) => statement.iterate(parameters.map(toSqliteParameter)),
      };
    },
    close: () => closeDatabaseFile(database),
  };
}

/**
 * Converts a parameter for libsql. libsql ends the process on a boolean, stores NaN and undefined
 * as NULL, and binds every `number` as a real, which a text column would store as "5.0".
 */
function toSqliteParameter(value: unknown): string | bigint | Buffer | null {
  const plain = toPlainParameter(value);
  return typeof plain === "number" ? BigInt(plain) : plain;
}
