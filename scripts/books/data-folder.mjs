// What a backup and its restore agree on. Packages that only development needs are not used, so
// that both work on a server.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import Database from "libsql";

// Drafts before books: an invoice saved in between is then in both, and a draft that is saved again
// makes no second one. The other way round it would be in neither.
export const DATABASES = ["app.sqlite", "books.sqlite"];
/** What a data folder holds besides. */
export const SECRETS = ["session-secret", "link-secret"];
export const OUTBOX = "outbox";
/** Says what a backup holds; without it a folder is none. */
export const MANIFEST = "backup.json";
/** While it is there, the app does not start on the data folder. */
export const RESTORING = "restoring";

/** Whether the books are in PostgreSQL, whose own programs copy them: theirs know every version. */
export function usesPostgres() {
  return Boolean(process.env.DATABASE_URL);
}

/** Where a backup has them then. */
export function dumpPath(/** @type {string} */ folder) {
  return path.join(folder, "books.dump");
}

/** A failure that is told in one sentence, without a stack trace. */
export class UserError extends Error {}

/**
 * Runs what the command does with the folder that it names; the process ends with 1 when that
 * fails.
 */
export function runCommand(
  /** @type {string} */ name,
  /** @type {(data: string, folder: string) => void} */ act,
) {
  // Whatever is written is for its owner alone.
  process.umask(0o077);
  try {
    const [folder, ...more] = process.argv.slice(2);
    if (!folder || more.length > 0)
      throw new UserError(`Say which folder: npm run ${name} -- FOLDER`);
    // npm changes into the project's folder and says where it was called.
    act(
      path.resolve(process.env.DATA_DIR || "data"),
      path.resolve(process.env.INIT_CWD ?? ".", folder),
    );
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * The names of the files in the folder that a backup holds, in the order in which they are copied.
 */
export function listFiles(/** @type {string} */ folder) {
  const outbox = path.join(folder, OUTBOX);
  const mails = fs.existsSync(outbox)
    ? fs.readdirSync(outbox).filter((name) => name.endsWith(".eml"))
    : [];
  const names = [...DATABASES, ...SECRETS].filter((name) => fs.existsSync(path.join(folder, name)));
  return [...names, ...mails.map((name) => path.join(OUTBOX, name))];
}

/** Opens a database that is there, without making one. */
export function openExisting(/** @type {string} */ file) {
  if (!fs.existsSync(file)) throw new UserError(`There is no ${file}.`);
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

/** Has the file, or the names in the folder, on the disk when it returns. */
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
