// Functions and names that backup.mjs and restore.mjs share. All three use no development packages,
// so that backup and restore work on a server.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import Database from "libsql";

// The databases in the order in which they are copied: the drafts (app.sqlite) before the books. An
// invoice that is saved between both copies is then in the copied books and, as a draft, in the
// copied drafts; submitting the draft again does not create a second invoice. In the other order
// the invoice would be in neither copy.
export const DATABASES = ["app.sqlite", "books.sqlite"];
/** The secrets in a data folder. */
export const SECRETS = ["session-secret", "link-secret"];
/** The subfolder of the mails that are written as files, because no mail server is configured. */
export const OUTBOX = "outbox";
/** The file that lists the content of a backup. A folder without it is not a backup. */
export const MANIFEST = "backup.json";
/** The folder that prevents the app from starting on a data folder while it is being restored. */
export const RESTORING = "restoring";

/**
 * Returns whether the books are in PostgreSQL. The operator then copies them with PostgreSQL's own
 * programs, because these support every version of PostgreSQL.
 */
export function isUsingPostgres() {
  return Boolean(process.env.DATABASE_URL);
}

/** Returns the path of PostgreSQL's dump in a backup. */
export function getDumpPath(/** @type {string} */ folder) {
  return path.join(folder, "books.dump");
}

/** An error whose message is printed without a stack trace. */
export class UserError extends Error {}

/**
 * Calls `execute` with the data folder and with the folder that the program's argument names.
 * Prints an error and sets the exit code 1 when `execute` throws.
 */
export function runCommand(
  /** @type {string} */ name,
  /** @type {(data: string, folder: string) => void} */ execute,
) {
  // Only the owner can read the files that the command writes.
  process.umask(0o077);
  try {
    const [folder, ...otherArgs] = process.argv.slice(2);
    if (!folder || otherArgs.length > 0) throw new UserError(`Usage: npm run ${name} -- FOLDER`);
    // npm runs in the project's folder and sets INIT_CWD to the caller's folder.
    execute(
      path.resolve(process.env.DATA_DIR || "data"),
      path.resolve(process.env.INIT_CWD ?? ".", folder),
    );
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * Returns the names of the files that a backup of the folder contains, in the order in which they
 * are copied.
 */
export function listFiles(/** @type {string} */ folder) {
  const outbox = path.join(folder, OUTBOX);
  const mails = fs.existsSync(outbox)
    ? fs.readdirSync(outbox).filter((name) => name.endsWith(".eml"))
    : [];
  const names = [...DATABASES, ...SECRETS].filter((name) => fs.existsSync(path.join(folder, name)));
  return [...names, ...mails.map((name) => path.join(OUTBOX, name))];
}

/** Opens an existing database. Throws `UserError` when the file is missing. */
export function openExistingDatabase(/** @type {string} */ file) {
  if (!fs.existsSync(file)) throw new UserError(`${file} does not exist.`);
  return new Database(file, { timeout: 5000 });
}

/** Throws `UserError` when the database is missing or damaged. */
export function checkDatabase(/** @type {string} */ file) {
  const database = openExistingDatabase(file);
  try {
    const [found] = database.prepare("PRAGMA integrity_check(1)").pluck().all();
    if (found !== "ok") throw new UserError(`${file} is damaged: ${String(found)}`);
  } catch (error) {
    throw error instanceof UserError
      ? error
      : new UserError(`${file} is damaged: ${getMessage(error)}`);
  } finally {
    database.close();
  }
}

/** Returns the size and the hash of a file, as a manifest lists them. @param {string} file */
export function describeFile(file) {
  const bytes = fs.readFileSync(file);
  return { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}

/** Flushes a file, or the entries of a folder, to the disk. */
export function syncToDisk(/** @type {string} */ fileOrFolder) {
  const descriptor = fs.openSync(fileOrFolder, "r");
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

export function getMessage(/** @type {unknown} */ error) {
  return error instanceof Error ? error.message : String(error);
}
