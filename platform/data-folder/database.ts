import { chmodSync, existsSync } from "node:fs";
import { basename } from "node:path";
import Database from "libsql";
import { diskFault } from "./faults";
import { PRIVATE_FILE } from "./private-files";

/** Milliseconds that a write waits for another process's. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * Opens a SQLite file, made when it is missing, so that every write is on the
 * disk when it returns. Throws `UnusableDatabase`; `lost` tells what
 * is lost when a damaged one has no backup.
 */
export function openDatabaseFile(
  file: string,
  { lost: loss, busyTimeout = BUSY_TIMEOUT_MS }: { lost: string; busyTimeout?: number },
): Database.Database {
  const isNew = !existsSync(file);
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { timeout: busyTimeout });
    database.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;" +
        `PRAGMA busy_timeout = ${busyTimeout}`,
    );
    if (!isNew) checkDatabase(database);
  } catch (error) {
    database?.close();
    throw new UnusableDatabase(file, error, loss);
  }
  // What SQLite writes beside it, -wal and -shm, it makes with the same mode.
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(name)) chmodSync(name, PRIVATE_FILE);
  }
  return database;
}

/**
 * Runs a write in a transaction of its own, and takes the write lock first.
 * By itself it would wait for the lock too, but libsql keeps a statement that
 * waited in vain open until it is collected as garbage, and as long as it is,
 * SQLite commits nothing, though every write seems to succeed. `exec` leaves
 * nothing open.
 */
export function inWriteTransaction<T>(database: Database.Database, write: () => T): T {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = write();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    rollBack(database);
    throw error;
  }
}

/** A full disk ends a transaction by itself: to end it again would fail, and hide why. */
export function rollBack(database: Database.Database): void {
  if (database.inTransaction) database.exec("ROLLBACK");
}

/**
 * Brings all that was written into the one file, so that a copy of it is
 * whole, and closes it. Another process that uses the file keeps some of it
 * in the `-wal` beside it.
 */
export function closeDatabaseFile(database: Database.Database): void {
  try {
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  } catch (error) {
    // Nothing is lost: SQLite does it when the file is next opened.
    console.error("The database was closed without a checkpoint:", error);
  }
  database.close();
}

/** Throws what SQLite says of a damaged page; reads the whole file. */
function checkDatabase(database: Database.Database): void {
  const [found] = database.prepare("PRAGMA quick_check(1)").pluck().all();
  if (found === "ok") return;
  throw new Database.SqliteError(String(found), "SQLITE_CORRUPT", 11);
}

/** A database that is damaged or cannot be opened: the start ends with its message. */
export class UnusableDatabase extends Error {
  constructor(file: string, cause: unknown, lost: string) {
    const found = cause instanceof Error ? cause.message.replace(/\s+/g, " ") : String(cause);
    super(
      diskFault(cause) === "damaged"
        ? damagedMessage(file, found, lost)
        : `The database ${file} cannot be opened (${found}). Is its disk full, and the file ours?`,
      { cause },
    );
    this.name = "UnusableDatabase";
  }
}

function damagedMessage(file: string, found: string, lost: string): string {
  const name = basename(file);
  return (
    `The database ${file} is damaged (${found}). It was left as it is. ` +
    "Put a backup back with 'npm run restore -- FOLDER'. " +
    `Without one, keep a copy of ${name} and of the ${name}-wal beside it, and move ` +
    `both away: ${lost}.`
  );
}
