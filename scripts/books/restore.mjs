// Restores a backup into the data folder. The previous files are kept in a subfolder.
//   npm run restore -- FOLDER
//   npm run restore -- --at TIME [--yes]    the newest scheduled backup that is not newer than TIME
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import * as z from "zod";
import {
  checkDatabase,
  DATABASES,
  extractFile,
  getMessage,
  MANIFEST,
  openExistingDatabase,
  SECRETS,
  syncToDisk,
  UserError,
} from "../../platform/data-folder/backup-files.mjs";
import { describeLosses } from "./describe-losses.mjs";
import {
  getDataFolder,
  getDumpPath,
  isUsingPostgres,
  listFiles,
  OUTBOX,
  RESTORING,
  runCommand,
} from "./data-folder.mjs";
import { parseRestoreArguments } from "./restore-arguments.mjs";

const manifestSchema = z.object({
  version: z.union([z.literal(1), z.literal(2)]),
  files: z.record(
    z
      .string()
      .regex(
        new RegExp(
          `^(${[...DATABASES, ...SECRETS].join("|").replaceAll(".", "\\.")}|${OUTBOX}/[\\w-]+\\.eml)$`,
        ),
      ),
    z.object({ bytes: z.number(), sha256: z.string(), gzip: z.literal(true).optional() }),
  ),
});

/** @typedef {z.output<typeof manifestSchema>} Manifest */

await runCommand(async (args) => {
  const data = getDataFolder();
  const { folder, asks, isScheduled } = parseRestoreArguments(args, data);
  const manifest = readManifest(folder);
  const restoring = path.join(data, RESTORING);
  // While this folder exists, the app does not start on the data folder.
  fs.rmSync(restoring, { recursive: true, force: true });
  fs.mkdirSync(restoring, { recursive: true });
  try {
    refuseInUse(data);
    for (const [name, expected] of Object.entries(manifest.files)) {
      const to = path.join(restoring, name);
      fs.mkdirSync(path.dirname(to), { recursive: true });
      await extractFile(folder, name, expected, to);
      if (DATABASES.includes(name)) checkDatabase(to);
    }
    if (isScheduled) {
      console.log(`The backup ${folder} passed the check of its books when it was made.`);
      for (const line of describeLosses(data, restoring)) console.log(line);
    }
    if (asks && !(await confirm())) throw new UserError("the restore was not confirmed.");
  } catch (error) {
    fs.rmSync(restoring, { recursive: true, force: true });
    throw new UserError(`Nothing was changed: ${getMessage(error)}`);
  }
  const aside = moveAside(data, manifest);
  for (const name of fs.readdirSync(restoring))
    fs.renameSync(path.join(restoring, name), path.join(data, name));
  syncToDisk(data);
  fs.rmdirSync(restoring);
  console.log(
    `Restored ${folder} into ${data}.${aside ? ` The previous files are in ${aside}` : ""}`,
  );
  warnOfMissingSecret(manifest);
  if (isUsingPostgres()) {
    throw new UserError(
      "The books are in PostgreSQL and not yet restored. Restore them now with this command, where " +
        `DATABASE_URL is set. It replaces the content of the database:\n  pg_restore --clean --if-exists ` +
        `--no-owner --single-transaction --dbname="$DATABASE_URL" "${getDumpPath(folder)}"`,
    );
  }
});

function warnOfMissingSecret(/** @type {Manifest} */ { files }) {
  const hasAppDatabase = "app.sqlite" in files;
  if (!hasAppDatabase || "session-secret" in files || process.env.SESSION_SECRET) return;
  console.log(
    "The backup contains no secret. Set SESSION_SECRET to its value at that time; otherwise all " +
      "users must log in again.",
  );
}

/** Asks on the terminal whether to restore. The end of the input means no. */
async function confirm() {
  process.stdout.write("Restore this backup? Type yes to restore: ");
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) {
    lines.close();
    return line.trim().toLowerCase() === "yes";
  }
  console.log();
  return false;
}

function readManifest(/** @type {string} */ folder) {
  try {
    return manifestSchema.parse(JSON.parse(fs.readFileSync(path.join(folder, MANIFEST), "utf8")));
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

/**
 * Moves the previous files into a subfolder and returns its path; returns null when there were
 * none. Mails and secrets that a scheduled backup does not contain stay where they are.
 * @param {string} data
 * @param {Manifest} manifest
 */
function moveAside(data, { version, files }) {
  const logs = DATABASES.flatMap((name) => [`${name}-wal`, `${name}-shm`, `${name}-journal`]);
  const listed = listFiles(data).filter(
    (name) => version === 1 || DATABASES.includes(name) || name in files,
  );
  const names = [...new Set(listed.map((name) => name.split(path.sep)[0] ?? name)), ...logs].filter(
    (name) => fs.existsSync(path.join(data, name)),
  );
  if (names.length === 0) return null;
  const aside = path.join(data, `before-restore-${new Date().toISOString().replace(/[:.]/g, "-")}`);
  fs.mkdirSync(aside);
  for (const name of names) fs.renameSync(path.join(data, name), path.join(aside, name));
  return aside;
}
