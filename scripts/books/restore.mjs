// Restores a backup into the data folder. The previous files are kept in a subfolder.
//   npm run restore -- FOLDER
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import * as z from "zod";
import {
  checkDatabase,
  DATABASES,
  describeFile,
  getMessage,
  MANIFEST,
  openExistingDatabase,
  SECRETS,
  syncToDisk,
  UserError,
} from "../../platform/data-folder/backup-files.mjs";
import {
  getDumpPath,
  isUsingPostgres,
  listFiles,
  OUTBOX,
  RESTORING,
  runCommand,
} from "./data-folder.mjs";

const manifestSchema = z.object({
  version: z.literal(1),
  files: z.record(
    z
      .string()
      .regex(
        new RegExp(
          `^(${[...DATABASES, ...SECRETS].join("|").replaceAll(".", "\\.")}|${OUTBOX}/[\\w-]+\\.eml)$`,
        ),
      ),
    z.object({ bytes: z.number(), sha256: z.string() }),
  ),
});

runCommand("restore", (data, folder) => {
  const files = readManifest(folder);
  const restoring = path.join(data, RESTORING);
  // While this folder exists, the app does not start on the data folder.
  fs.rmSync(restoring, { recursive: true, force: true });
  fs.mkdirSync(restoring, { recursive: true });
  try {
    refuseInUse(data);
    for (const [name, expected] of Object.entries(files))
      copyChecked(path.join(folder, name), path.join(restoring, name), expected);
  } catch (error) {
    fs.rmSync(restoring, { recursive: true, force: true });
    throw new UserError(`Nothing was changed: ${getMessage(error)}`);
  }
  const aside = moveAside(data);
  for (const name of fs.readdirSync(restoring))
    fs.renameSync(path.join(restoring, name), path.join(data, name));
  syncToDisk(data);
  fs.rmdirSync(restoring);
  console.log(
    `Restored ${folder} into ${data}.${aside ? ` The previous files are in ${aside}` : ""}`,
  );
  const hasAppDatabase = DATABASES[0] in files;
  if (hasAppDatabase && !("session-secret" in files) && !process.env.SESSION_SECRET) {
    console.log(
      "The backup contains no secret. Set SESSION_SECRET to its value at that time; otherwise all " +
        "users must log in again.",
    );
  }
  if (isUsingPostgres()) {
    throw new UserError(
      "The books are in PostgreSQL and not yet restored. Restore them now with this command, where " +
        `DATABASE_URL is set. It replaces the content of the database:\n  pg_restore --clean --if-exists ` +
        `--no-owner --single-transaction --dbname="$DATABASE_URL" "${getDumpPath(folder)}"`,
    );
  }
});

function readManifest(/** @type {string} */ folder) {
  try {
    return manifestSchema.parse(JSON.parse(fs.readFileSync(path.join(folder, MANIFEST), "utf8")))
      .files;
  } catch {
    throw new UserError(
      `${folder} is not a backup: its file ${MANIFEST} is missing or cannot be read.`,
    );
  }
}

// Throws when the app is running on the data folder. While a process has a database open, SQLite
// refuses to change the journal mode of the database.
function refuseInUse(/** @type {string} */ data) {
  for (const name of DATABASES.filter((each) => fs.existsSync(path.join(data, each)))) {
    const database = openExistingDatabase(path.join(data, name));
    try {
      database.exec("PRAGMA journal_mode = DELETE");
    } catch (error) {
      const isBusy =
        error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");
      if (isBusy) throw new UserError(`Lejar is running on ${data}. Stop it, then restore.`);
      // A damaged database is moved aside unchanged; the backup replaces it.
    } finally {
      database.close();
    }
  }
}

function copyChecked(
  /** @type {string} */ from,
  /** @type {string} */ to,
  /** @type {{ bytes: number, sha256: string }} */ expected,
) {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.copyFileSync(from, to);
  fs.chmodSync(to, 0o600);
  const { bytes, sha256 } = describeFile(to);
  if (bytes !== expected.bytes || sha256 !== expected.sha256)
    throw new UserError(`${from} has changed since the backup was made.`);
  if (DATABASES.includes(path.basename(to))) checkDatabase(to);
  syncToDisk(to);
}

/**
 * Moves the previous files into a subfolder and returns its path; returns null when there were
 * none.
 */
function moveAside(/** @type {string} */ data) {
  const logs = DATABASES.flatMap((name) => [`${name}-wal`, `${name}-shm`, `${name}-journal`]);
  const names = [
    ...new Set(listFiles(data).map((name) => name.split(path.sep)[0] ?? name)),
    ...logs,
  ].filter((name) => fs.existsSync(path.join(data, name)));
  if (names.length === 0) return null;
  const aside = path.join(data, `before-restore-${new Date().toISOString().replace(/[:.]/g, "-")}`);
  fs.mkdirSync(aside);
  for (const name of names) fs.renameSync(path.join(data, name), path.join(aside, name));
  return aside;
}
