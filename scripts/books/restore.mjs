// Puts a backup into the data folder; what was there is kept beside it.
//   npm run restore -- FOLDER
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import * as z from "zod";
import {
  checkDatabase,
  DATABASES,
  describeFile,
  dumpPath,
  listFiles,
  usesPostgres,
  MANIFEST,
  messageOf,
  openExisting,
  OUTBOX,
  RESTORING,
  runCommand,
  SECRETS,
  syncToDisk,
  UserError,
} from "./data-folder.mjs";

const listSchema = z.object({
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
  const files = readList(folder);
  const ready = path.join(data, RESTORING);
  // From here on the app does not start on this data folder.
  fs.rmSync(ready, { recursive: true, force: true });
  fs.mkdirSync(ready, { recursive: true });
  try {
    refuseInUse(data);
    for (const [name, described] of Object.entries(files))
      bring(path.join(folder, name), path.join(ready, name), described);
  } catch (error) {
    fs.rmSync(ready, { recursive: true, force: true });
    throw new UserError(`Nothing was changed: ${messageOf(error)}`);
  }
  const aside = putAside(data);
  for (const name of fs.readdirSync(ready))
    fs.renameSync(path.join(ready, name), path.join(data, name));
  syncToDisk(data);
  fs.rmdirSync(ready);
  console.log(
    `${data} is as it was in ${folder}.${aside ? ` What was in it before is in ${aside}` : ""}`,
  );
  const holdsApp = DATABASES[0] in files;
  if (holdsApp && !("session-secret" in files) && !process.env.SESSION_SECRET) {
    console.log(
      "The backup holds no secret. Set SESSION_SECRET as it was then, or everybody has " +
        "to log in again.",
    );
  }
  if (usesPostgres()) {
    throw new UserError(
      "The books are in PostgreSQL and not yet as they were. Put them back now, with the address " +
        `of DATABASE_URL; what is in its database is replaced:\n  pg_restore --clean --if-exists ` +
        `--no-owner --single-transaction --dbname="$DATABASE_URL" "${dumpPath(folder)}"`,
    );
  }
});

function readList(/** @type {string} */ folder) {
  try {
    return listSchema.parse(JSON.parse(fs.readFileSync(path.join(folder, MANIFEST), "utf8"))).files;
  } catch {
    throw new UserError(
      `${folder} is not a backup: 'npm run backup' writes a ${MANIFEST} into it, which is ` +
        `missing or cannot be read.`,
    );
  }
}

// An open database holds a lock that ends with its process; only without any can SQLite give up its
// log.
function refuseInUse(/** @type {string} */ data) {
  for (const name of DATABASES.filter((each) => fs.existsSync(path.join(data, each)))) {
    const database = openExisting(path.join(data, name));
    try {
      database.exec("PRAGMA journal_mode = DELETE");
    } catch (error) {
      const isBusy =
        error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");
      if (isBusy) throw new UserError(`Lejar is running on ${data}. Stop it, then restore.`);
      // A damaged one is what backups are for: it is put aside as it is.
    } finally {
      database.close();
    }
  }
}

function bring(
  /** @type {string} */ from,
  /** @type {string} */ to,
  /** @type {{ bytes: number, sha256: string }} */ described,
) {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.copyFileSync(from, to);
  fs.chmodSync(to, 0o600);
  const { bytes, sha256 } = describeFile(to);
  if (bytes !== described.bytes || sha256 !== described.sha256)
    throw new UserError(`${from} is not as it was when the backup was made.`);
  if (DATABASES.includes(path.basename(to))) checkDatabase(to);
  syncToDisk(to);
}

/** Returns the folder that holds what was there; null when nothing was. */
function putAside(/** @type {string} */ data) {
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
