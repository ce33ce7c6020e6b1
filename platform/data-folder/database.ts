import { chmodSync, existsSync } from "node:fs";
import { basename } from "node:path";
import Database from "libsql";
import { toDiskFault } from "./faults";
import { PRIVATE_FILE_MODE } from "./private-files";

/** The maximum time that a write waits for the lock of another process. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * Opens a SQLite file, which is created when it is missing. What a call of the database has written
 * is on the disk when the call returns. Throws `UnusableDatabase` when the file is damaged or
 * cannot be opened. Its message about a damaged file contains `lost`: what is lost without a
 * backup. `busyTimeout` is in milliseconds.
 */
export function openDatabaseFile(
  file: string,
  { lost, busyTimeout = BUSY_TIMEOUT_MS }: { lost: string; busyTimeout?: number },
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
    throw new UnusableDatabase(file, error, lost);
  }
  // SQLite creates the -wal and -shm files with the mode of the database file.
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(name)) chmodSync(name, PRIVATE_FILE_MODE);
  }
  return database;
}

/**
 * Runs a write in a transaction of its own, which takes the write lock first. Without a transaction
 * the write would wait for the lock too, but after a timeout libsql would keep the statement open
 * until the statement is garbage-collected. Meanwhile SQLite would commit nothing, although every
 * write seems to succeed. `exec` closes its statement in any case.
 */
export function runInWriteTransaction<T>(database: Database.Database, write: () => T): T {
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

/**
 * Rolls back the transaction, if it is still open. SQLite itself rolls back when the disk is full;
 * a second rollback would then fail and hide the cause.
 */
export function rollBack(database: Database.Database): void {
  if (database.inTransaction) database.exec("ROLLBACK");
}

/**
 * Writes all changes into the database file, so that a copy of the file is complete, and closes the
 * file. While another process uses the file, some changes may stay in the `-wal` file.
 */
export function closeDatabaseFile(database: Database.Database): void {
  try {
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  } catch (error) {
    // Nothing is lost, because SQLite repeats the checkpoint when the file is next opened.
    console.error("The database was closed without a checkpoint:", error);
  }
  database.close();
}

/** Throws when SQLite finds a damaged page. Reads the whole file. */
function checkDatabase(database: Database.Database): void {
  const [found] = database.prepare("PRAGMA quick_check(1)").pluck().all();
  if (found === "ok") return;
  throw new Database.SqliteError(String(found), "SQLITE_CORRUPT", 11);
}

/**
 * The error when the database is damaged or cannot be opened. The program prints the message, which
 * is for the operator, and ends.
 */
export class UnusableDatabase extends Error {
  constructor(file: string, cause: unknown, lost: string) {
    const found = cause instanceof Error ? cause.message.replace(/\s+/g, " ") : String(cause);
    super(
      toDiskFault(cause) === "damaged"
        ? damagedMessage(file, found, lost)
        : `The database ${file} cannot be opened (${found}). Is the disk full, or does the file belong to another user?`,
      { cause },
    );
    this.name = "UnusableDatabase";
  }
}

function damagedMessage(file: string, found: string, lost: string): string {
  const name = basename(file);
  return (
    `The database ${file} is damaged (${found}). It was not changed. ` +
    "Restore a backup with 'npm run restore -- FOLDER'. " +
    `Without a backup, keep a copy of ${name} and of ${name}-wal, and move ` +
    `both files away: ${lost}.`
  );
}
