// Functions and names that backup.mjs and restore.mjs share. All three use no development packages,
// so that backup and restore work on a server.
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { DATABASES, SECRETS, UserError } from "../../platform/data-folder/backup-files.mjs";

/** The subfolder of the mails that are written as files, because no mail server is configured. */
export const OUTBOX = "outbox";
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

/** Returns the data folder that the settings name. */
export function getDataFolder() {
  return path.resolve(process.env.DATA_DIR || "data");
}

/**
 * Returns the folder that an argument names. npm runs in the project's folder and sets INIT_CWD to
 * the caller's folder.
 */
export function resolveArgument(/** @type {string} */ folder) {
  return path.resolve(process.env.INIT_CWD ?? ".", folder);
}

/**
 * Runs a program with its arguments. Prints an error and sets the exit code 1 when `execute`
 * throws.
 */
export async function runCommand(/** @type {(args: string[]) => void | Promise<void>} */ execute) {
  // Only the owner can read the files that the command writes.
  process.umask(0o077);
  try {
    await execute(process.argv.slice(2));
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
