// Functions and names that backup and restore share. They use no development packages, so that both
// work on a server.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import Database from "libsql";

// Drafts are copied before the books. An invoice that is saved in between is then in both copies,
// and submitting its draft again does not create a second one. In the other order it would be in
// neither copy.
export const DATABASES = ["app.sqlite", "books.sqlite"];
/** The secrets in a data folder. */
export const SECRETS = ["session-secret", "link-secret"];
export const OUTBOX = "outbox";
/** The file that lists the content of a backup. A folder without it is not a backup. */
export const MANIFEST = "backup.json";
/** The folder that prevents the app from starting on a data folder while it is being restored. */
export const RESTORING = "restoring";

/**
 * Returns whether the books are in PostgreSQL. They are copied with PostgreSQL's own programs,
 * which support every version.
 */
export function usesPostgres() {
  return Boolean(process.env.DATABASE_URL);
}

/** Returns the path of PostgreSQL's dump in a backup. */
export function dumpPath(/** @type {string} */ folder) {
  return path.join(folder, "books.dump");
}

/** An error whose message is printed without a stack trace. */
export class UserError extends Error {}

/**
 * Runs a command with the folder that its argument names. The exit code is 1 when the command
 * fails.
 */
export function runCommand(
  /** @type {string} */ name,
  /** @type {(data: string, folder: string) => void} */ execute,
) {
  // Only the owner can read the files that the command writes.
  process.umask(0o077);
  try {
    const [folder, ...more] = process.argv.slice(2);
    if (!folder || more.length > 0) throw new UserError(`Usage: npm run ${name} -- FOLDER`);
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

/** Opens an existing database, and does not create one. */
export function openExisting(/** @type {string} */ file) {
  if (!fs.existsSync(file)) throw new UserError(`${file} does not exist.`);
  return new Database(file, { timeout: 5000 });
}

export function checkDatabase(/** @type {string} */ file) {
  const database = openExisting(file);
  try {
    const [found] = database.prepare("PRAGMA integrity_check(1)").pluck().all();
    if (found !== "ok") throw new UserError(`${file} is damaged: ${String(found)}`);
  } catch (error) {
    throw error instanceof UserError
      ? error
      : new UserError(`${file} is damaged: ${messageOf(error)}`);
  } finally {
    database.close();
  }
}

/** @param {string} file */
export function describeFile(file) {
  const bytes = fs.readFileSync(file);
  return { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}

/** Flushes a file, or the entries of a folder, to the disk. */
export function syncToDisk(/** @type {string} */ place) {
  const descriptor = fs.openSync(place, "r");
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

export function messageOf(/** @type {unknown} */ error) {
  return error instanceof Error ? error.message : String(error);
}
