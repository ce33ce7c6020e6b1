import type Database from "libsql";
import * as z from "zod";
import {
  closeDatabaseFile,
  runInWriteTransaction,
  openDatabaseFile,
} from "../../../platform/data-folder/database";
import { toDiskFault } from "../../../platform/data-folder/faults";
import { decodeKey, encodeKey, encodePrefix, toMilliseconds, encodeValue } from "./entry-encoding";
import { StoreFault, StoreLimitReached, type Store, type StoreEntry } from "./key-value-store";

/** The time for which the value of a check is stored. Each check overwrites the value. */
const CHECK_SECONDS = 60 * 60;

/** The interval at which expired entries are removed. */
const SWEEP_EVERY_MS = 60 * 60 * 1000;

/**
 * Opens the store in a SQLite file, which is created when it is missing. When a call returns, its
 * write is on the disk. Throws `UnusableDatabase`. `busyTimeout`, in milliseconds, is the time that
 * a write waits for the lock of another process.
 */
export function openSqliteStore(file: string, options: { busyTimeout?: number } = {}): Store {
  const database = openDatabaseFile(file, { lost: LOSS, ...options });
  const health = { isDamaged: false };
  const statements = prepareStatements(database, health);
  const sweep = setInterval(() => removeExpired(statements), SWEEP_EVERY_MS).unref();
  const readText = (key: string): string | null => {
    const row: unknown = statements.get.read(encodeKey(key), Date.now());
    const hasValue = typeof row === "object" && row !== null && "value" in row;
    return hasValue && typeof row.value === "string" ? row.value : null;
  };
  return {
    // libsql ends the process when a parameter is a boolean, so only validated texts and numbers
    // are passed.
    async get(key) {
      const text = readText(key);
      return text === null ? null : (JSON.parse(text) as unknown);
    },
    async set(key, value, seconds) {
      statements.set.change(encodeKey(key), encodeValue(value), expiry(seconds));
    },
    async add(key, value, seconds) {
      return (
        statements.add.change(encodeKey(key), encodeValue(value), expiry(seconds), Date.now()) > 0
      );
    },
    async increment(key, seconds) {
      return countOf(statements.increment.write(encodeKey(key), expiry(seconds), Date.now()));
    },
    async decrement(key) {
      return countOf(statements.decrement.write(encodeKey(key), Date.now()));
    },
    async compareAndSet(key, { expected, value, seconds, limit }) {
      const parameters = [encodeKey(key), encodeValue(value), expiry(seconds), Date.now()];
      if (limit) {
        const isSet =
          statements.setWhereWithin.change(
            ...parameters,
            encodeValue(expected),
            ...prefixRange(limit.prefix),
            limit.entries,
            limit.bytes,
          ) > 0;
        // The expected value is still stored, so the limit was the reason. No other entry can have
        // changed since, because only this process writes entries, one statement at a time.
        if (!isSet && (readText(key) ?? encodeValue(null)) === encodeValue(expected))
          throw new StoreLimitReached();
        return isSet;
      }
      return (
        (expected === null
          ? statements.setWhereNone.change(...parameters)
          : statements.setWhere.change(...parameters, encodeValue(expected))) > 0
      );
    },
    async list(prefix) {
      return statements.list.readAll(...prefixRange(prefix), Date.now()).map(readEntry);
    },
    async remove(key) {
      statements.remove.change(encodeKey(key));
    },
    async removeUnder(prefix) {
      statements.removeUnder.change(...prefixRange(prefix));
    },
    async check() {
      if (health.isDamaged) throw new StoreFault("damaged");
      statements.check.change(Date.now() + CHECK_SECONDS * 1000);
    },
    close() {
      clearInterval(sweep);
      closeDatabaseFile(database);
    },
  };
}

/** What is lost when the file is damaged and there is no backup, for the operator. */
const LOSS =
  "all users are then logged out and lose their unfinished forms, but " +
  "nothing in the books is lost";

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS entries (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS entries_expires_at ON entries (expires_at);
`;

type Statements = ReturnType<typeof prepareStatements>;

// Each operation is one statement, so that no other write happens between the read and the write of
// the operation.
function prepareStatements(database: Database.Database, health: { isDamaged: boolean }) {
  const prepare = (sql: string) => withStoreFaults(database, database.prepare(sql), health);
  database.exec(SCHEMA);
  const upsert = `INSERT INTO entries (key, value, expires_at) VALUES (?1, ?2, ?3)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at`;
  return {
    get: prepare("SELECT value FROM entries WHERE key = ? AND expires_at > ?"),
    set: prepare(upsert),
    add: prepare(`${upsert} WHERE entries.expires_at <= ?4`),
    setWhereNone: prepare(`${upsert} WHERE entries.expires_at <= ?4 OR entries.value = 'null'`),
    setWhere: prepare(
      "UPDATE entries SET value = ?2, expires_at = ?3 WHERE key = ?1 AND expires_at > " +
        "?4 AND value = ?5",
    ),
    setWhereWithin: prepare(
      `WITH stored AS (
         SELECT key, value, octet_length(value) AS bytes FROM entries
         WHERE key >= ?6 AND key < ?7 AND expires_at > ?4
       )
       INSERT INTO entries (key, value, expires_at) SELECT ?1, ?2, ?3
       WHERE coalesce((SELECT value FROM stored WHERE key = ?1), 'null') = ?5
         AND (
           octet_length(?2) <= (SELECT bytes FROM stored WHERE key = ?1)
           OR (
             (SELECT count(*) FROM stored WHERE key <> ?1) < ?8
             AND (SELECT coalesce(sum(bytes), 0) FROM stored WHERE key <> ?1) + octet_length(?2) <= ?9
           )
         )
       ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at`,
    ),
    list: prepare(
      "SELECT key, expires_at FROM entries WHERE key >= ? AND key < ? AND expires_at > ?",
    ),
    increment: prepare(
      `INSERT INTO entries (key, value, expires_at) VALUES (?1, '1', ?2)
       ON CONFLICT (key) DO UPDATE SET
         value = iif(expires_at <= ?3, '1', CAST(CAST(value AS INTEGER) + 1 AS TEXT)),
         expires_at = iif(expires_at <= ?3, excluded.expires_at, expires_at)
       RETURNING CAST(value AS INTEGER) AS count`,
    ),
    decrement: prepare(
      `UPDATE entries SET value = CAST(max(CAST(value AS INTEGER) - 1, 0) AS TEXT)
       WHERE key = ?1 AND expires_at > ?2
       RETURNING CAST(value AS INTEGER) AS count`,
    ),
    remove: prepare("DELETE FROM entries WHERE key = ?"),
    removeUnder: prepare("DELETE FROM entries WHERE key >= ? AND key < ?"),
    removeExpired: prepare("DELETE FROM entries WHERE expires_at <= ?"),
    check: prepare(`INSERT INTO entries (key, value, expires_at) VALUES ('check', '1', ?1)
      ON CONFLICT (key) DO UPDATE SET expires_at = excluded.expires_at`),
  };
}

/** Wraps a statement so that failures throw `StoreFault` and damage is recorded in `health`. */
function withStoreFaults(
  database: Database.Database,
  statement: Database.Statement,
  health: { isDamaged: boolean },
) {
  const run = <T>(execute: () => T): T => {
    try {
      return execute();
    } catch (error) {
      const kind = toDiskFault(error);
      if (!kind) throw error;
      if (kind === "damaged") health.isDamaged = true;
      throw new StoreFault(kind, { cause: error });
    }
  };
  return {
    read: (...parameters: (string | number)[]): unknown => run(() => statement.get(...parameters)),
    readAll: (...parameters: (string | number)[]): unknown[] =>
      run(() => statement.all(...parameters)),
    /** Writes and returns the first row of the RETURNING clause. */
    write: (...parameters: (string | number)[]): unknown =>
      run(() => runInWriteTransaction(database, () => statement.get(...parameters))),
    /** Writes and returns the number of entries that were written. */
    change: (...parameters: (string | number)[]): number =>
      run(() => runInWriteTransaction(database, () => statement.run(...parameters).changes)),
  };
}

function removeExpired(statements: Statements): void {
  try {
    statements.removeExpired.change(Date.now());
  } catch (error) {
    // The next sweep tries again. Until then, reads ignore the expired entries.
    console.error("[store] Expired entries could not be removed:", error);
  }
}

/** Returns the first possible key under a prefix, and a key that sorts after all of them. */
function prefixRange(prefix: string): [string, string] {
  const from = encodePrefix(prefix);
  return [from, `${from}${LAST_CHARACTER}`];
}

/** The last character of Unicode, which sorts after every character of a key. */
const LAST_CHARACTER = "\u{10ffff}";

function readEntry(row: unknown): StoreEntry {
  const { key, expires_at } = entryRow.parse(row);
  return { key: decodeKey(key), expiresAt: expires_at };
}

const entryRow = z.object({ key: z.string(), expires_at: z.number() });

function expiry(seconds: number): number {
  return Date.now() + toMilliseconds(seconds);
}

function countOf(row: unknown): number {
  const hasCount = typeof row === "object" && row !== null && "count" in row;
  return hasCount && typeof row.count === "number" ? row.count : 0;
}
