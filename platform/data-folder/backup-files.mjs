// What a backup consists of, for the programs that make, check and restore backups. Written without
// TypeScript, because 'npm run restore' runs without a build.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import Database from "libsql";

// The databases in the order in which they are copied: the drafts (app.sqlite) before the books. An
// invoice that is saved between both copies is then in the copied books and, as a draft, in the
// copied drafts; submitting the draft again does not create a second invoice. In the other order
// the invoice would be in neither copy.
export const DATABASES = ["app.sqlite", "books.sqlite"];
/** The secrets in a data folder. */
export const SECRETS = ["session-secret", "link-secret"];
/** The file that lists the content of a backup. A folder without it is not a backup. */
export const MANIFEST = "backup.json";
/** The subfolder of the data folder for scheduled backups, when BACKUP_DIR names no other folder. */
export const BACKUPS_FOLDER = "backups";
/** The end of the name of a compressed file in a backup. */
export const GZIP_EXTENSION = ".gz";
/** The end of the name of a scheduled backup whose books did not pass the check. */
export const FAILED_EXTENSION = ".check-failed";
/** The end of the name of a scheduled backup that is being made. */
export const UNFINISHED_EXTENSION = ".unfinished";

/**
 * A file of a backup, as the manifest describes it: size and hash of its content. With `gzip`, the
 * file is stored compressed, under its name and `GZIP_EXTENSION`.
 * @typedef {{ bytes: number, sha256: string, gzip?: true | undefined }} BackupFile
 */

/** An error whose message is printed without a stack trace. */
export class UserError extends Error {}

/** Returns the name of a backup that is made at this moment. @param {Date} at */
export function formatBackupName(at) {
  return `${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
}

/**
 * Returns the moment in the name of a backup, with one of the extensions or without; null when the
 * name is not a backup's.
 * @param {string} name
 */
export function parseBackupName(name) {
  const match = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z(\.[a-z-]+)?$/.exec(name);
  if (!match) return null;
  const at = new Date(`${match[1]}T${match[2]}:${match[3]}:${match[4]}Z`);
  return Number.isNaN(at.getTime()) ? null : { at, extension: match[5] ?? "" };
}

/**
 * Lists the finished scheduled backups in a folder, the newest first. `passed` is false when the books
 * did not pass the check. Returns an empty list when the folder cannot be read.
 * @param {string} folder
 */
export function listFinishedBackups(folder) {
  return listFolder(folder)
    .flatMap((name) => {
      const parsed = parseBackupName(name);
      const isFinished = parsed && ["", FAILED_EXTENSION].includes(parsed.extension);
      const whole = path.join(folder, name);
      if (!isFinished || !fs.existsSync(path.join(whole, MANIFEST))) return [];
      return [{ at: parsed.at, path: whole, passed: parsed.extension === "" }];
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime());
}

/** Returns the names in a folder; none when it cannot be read. @param {string} folder */
export function listFolder(folder) {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
}

/** Opens an existing database. Throws `UserError` when the file is missing. */
export function openExistingDatabase(/** @type {string} */ file) {
  if (!fs.existsSync(file)) throw new UserError(`${file} does not exist.`);
  return new Database(file, { timeout: 5000 });
}

/**
 * Copies a database with SQLite, so that the copy shows one moment, even while other processes
 * write. Writers do not wait. Equal content gives equal bytes.
 */
export function copyDatabase(/** @type {string} */ from, /** @type {string} */ to) {
  const database = openExistingDatabase(from);
  try {
    database.exec(`VACUUM INTO '${to.replaceAll("'", "''")}'`);
  } finally {
    database.close();
  }
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

/**
 * Compresses a file and flushes it to the disk. Returns the size and the hash of the content.
 * @param {string} from
 * @param {string} to
 */
export async function compressFile(from, to) {
  const description = await copyThrough(from, to, { after: [createGzip({ level: 6 })] });
  return { ...description, gzip: /** @type {const} */ (true) };
}

/**
 * Copies a file of a backup to `to`, decompresses it, and flushes it to the disk. Throws `UserError`
 * when the content is not the described one.
 * @param {string} folder
 * @param {string} name
 * @param {BackupFile} expected
 * @param {string} to
 */
export async function extractFile(folder, name, expected, to) {
  const from = path.join(folder, expected.gzip ? `${name}${GZIP_EXTENSION}` : name);
  const changed = new UserError(`${from} has changed since the backup was made.`);
  const { bytes, sha256 } = await copyThrough(from, to, {
    before: expected.gzip ? [createGunzip()] : [],
  }).catch((/** @type {unknown} */ error) => {
    const isDamaged = error instanceof Error && "code" in error && /^Z_/.test(String(error.code));
    throw isDamaged ? changed : error;
  });
  if (bytes !== expected.bytes || sha256 !== expected.sha256) throw changed;
}

/**
 * Copies a file through streams, flushes it to the disk, and describes the content between the
 * streams `before` and `after`.
 * @param {string} from
 * @param {string} to
 * @param {{ before?: NodeJS.ReadWriteStream[], after?: NodeJS.ReadWriteStream[] }} streams
 */
async function copyThrough(from, to, { before = [], after = [] }) {
  const hash = createHash("sha256");
  let bytes = 0;
  const measure = new Transform({
    transform(/** @type {Buffer} */ chunk, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const target = fs.createWriteStream(to, { flags: "wx", mode: 0o600 });
  await pipeline([fs.createReadStream(from), ...before, measure, ...after, target]);
  syncToDisk(to);
  return { bytes, sha256: hash.digest("hex") };
}

/** Returns the size and the hash of a file, as a manifest lists them. @param {string} file */
export function describeFile(file) {
  const bytes = fs.readFileSync(file);
  return { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}

/**
 * Writes the manifest of a backup.
 * @param {string} folder
 * @param {{ version: 1 | 2, madeAt: Date, files: Record<string, BackupFile> }} content Version 2
 *   has compressed files, which older programs cannot restore.
 */
export function writeManifest(folder, { version, madeAt, files }) {
  const manifest = path.join(folder, MANIFEST);
  const content = { version, madeAt: madeAt.toISOString(), files };
  fs.writeFileSync(manifest, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  syncToDisk(manifest);
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
