// Reads the arguments of 'npm run restore' and finds the backup that they mean.
import path from "node:path";
import process from "node:process";
import {
  BACKUPS_FOLDER,
  listFinishedBackups,
  UserError,
} from "../../platform/data-folder/backup-files.mjs";
import { isUsingPostgres, resolveArgument } from "./data-folder.mjs";

const USAGE = "Usage: npm run restore -- FOLDER, or npm run restore -- --at TIME [--yes]";
const TIME_PATTERN = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?$/;

/**
 * Returns the folder to restore. `isScheduled` is true when the folder was found by a time, and
 * `asks` when the operator must confirm it.
 * @param {string[]} args
 * @param {string} data the data folder
 */
export function parseRestoreArguments(args, data) {
  const asks = !args.includes("--yes");
  const [first, time, ...others] = args.filter((each) => each !== "--yes");
  if (first === "--at" && time !== undefined && others.length === 0)
    return { folder: findBackupAt(parseTime(time), data), isScheduled: true, asks };
  if (first === undefined || first.startsWith("--") || time !== undefined)
    throw new UserError(USAGE);
  return { folder: resolveArgument(first), isScheduled: false, asks: false };
}

/** Reads a time of this machine's time zone, a time with a zone, or "now". @param {string} text */
function parseTime(text) {
  const at = text === "now" ? new Date() : new Date(text.replace(" ", "T"));
  if ((text === "now" || TIME_PATTERN.test(text)) && !Number.isNaN(at.getTime())) return at;
  throw new UserError(
    `${text} is not a time. Write it as "2026-11-26 10:15", as 2026-11-26T02:15Z, or write now.`,
  );
}

/** @param {Date} at @param {string} data */
function findBackupAt(at, data) {
  if (isUsingPostgres())
    throw new UserError(
      "The books are in PostgreSQL, which has no scheduled backups here. Restore a dump with pg_restore (docs/operations/postgresql.md).",
    );
  const folder = path.resolve(process.env.BACKUP_DIR || path.join(data, BACKUPS_FOLDER));
  const backups = listFinishedBackups(folder).filter(({ passed }) => passed);
  const found = backups.find((backup) => backup.at <= at);
  if (found) return found.path;
  const oldest = backups.at(-1);
  throw new UserError(
    oldest
      ? `There is no backup of that time in ${folder}. The oldest is of ${oldest.at.toISOString()}.`
      : `There is no backup in ${folder}. Check BACKUP_DIR and DATA_DIR.`,
  );
}
