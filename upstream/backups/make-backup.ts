import fs from "node:fs";
import path from "node:path";
import Database from "libsql";
import {
  checkDatabase,
  compressFile,
  copyDatabase,
  DATABASES,
  describeFile,
  extractFile,
  FAILED_EXTENSION,
  formatBackupName,
  GZIP_EXTENSION,
  SECRETS,
  syncToDisk,
  UNFINISHED_EXTENSION,
  writeManifest,
  type BackupFile,
} from "../../platform/data-folder/backup-files.mjs";
import {
  findHash,
  listBackups,
  removeBackup,
  removeUnfinished,
  type StoredBackup,
} from "./backup-folder";
import { findDifferences } from "./find-differences";
import { readBooksState, saveLastAttempt, type BackupProblem } from "./last-attempt";
import { listExpired } from "./retention";

/** A backup to make. */
export type BackupTask = {
  dataDir: string;
  /** The folder of all backups. */
  folder: string;
  now: Date;
  /** How many percent of the disk of `folder` all backups together may take. */
  diskPercent: number;
  /** Measures the disk of a folder, in bytes; asks the system by default. */
  measureDisk?: (folder: string) => Disk;
};

type Disk = { total: number; free: number };

/**
 * `made`: there is a new backup. `unchanged`: the newest backup has the same books. `locked`:
 * another copy of the program is making one.
 */
export type BackupOutcome = "made" | "unchanged" | "locked" | "failed";

const BOOKS = "books.sqlite";
/** The database whose lock the maker of a backup holds. The lock ends with its process. */
const LOCK_FILE = "backup-lock";
/** The bytes that a backup leaves free for the databases. */
const RESERVED_BYTES = 256 * 1024 * 1024;

/** An error that prevents a good backup, with a sentence for the operator. */
class BackupError extends Error {
  constructor(
    readonly kind: BackupProblem["kind"],
    message: string,
  ) {
    super(message);
  }
}

/**
 * Makes a backup, checks it, and removes backups that are no longer kept. The outcome of the attempt
 * is stored in the data folder, with the reason of a failure.
 */
export async function makeBackup(task: BackupTask): Promise<BackupOutcome> {
  const lock = new Database(path.join(task.dataDir, LOCK_FILE), { timeout: 0 });
  try {
    try {
      lock.exec("BEGIN EXCLUSIVE");
    } catch {
      return "locked";
    }
    return await attempt(task);
  } finally {
    lock.close();
  }
}

async function attempt(task: BackupTask): Promise<BackupOutcome> {
  const { dataDir, folder, now } = task;
  // The state is read before the books are copied, so that a write in between counts as a change.
  const booksState = readBooksState(dataDir);
  const save = (problem: BackupProblem | null) => {
    const found = listBackups(folder).find(({ passed }) => passed);
    const newest = found ? { at: found.at, bytes: found.bytes } : null;
    saveLastAttempt(dataDir, { at: now, folder, booksState, newest, problem });
  };
  const unfinished = path.join(folder, formatBackupName(now) + UNFINISHED_EXTENSION);
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    removeUnfinished(folder);
    const { total, free } = (task.measureDisk ?? measureDisk)(folder);
    refuseWithoutRoom(dataDir, free);
    const maxBytes = Math.floor((total * task.diskPercent) / 100);
    const outcome = await makeAndCheck(task, unfinished, maxBytes);
    save(null);
    return outcome;
  } catch (error) {
    save(toProblem(error));
    return "failed";
  } finally {
    removeIfPossible(unfinished);
  }
}

function removeIfPossible(unfinished: string): void {
  try {
    removeBackup(unfinished);
  } catch {
    // The cause of the failed attempt prevents this, too. The next attempt removes what is left.
  }
}

function toProblem(error: unknown): BackupProblem {
  if (error instanceof BackupError) return { kind: error.kind, text: error.message };
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (["ENOSPC", "EDQUOT", "SQLITE_FULL"].includes(code))
    return { kind: "no_room", text: "No backup was made, because the disk is full." };
  const reason = error instanceof Error ? error.message : String(error);
  return { kind: "failed", text: `No backup was made: ${reason}` };
}

function measureDisk(folder: string): Disk {
  const { blocks, bavail, bsize } = fs.statfsSync(folder);
  return { total: blocks * bsize, free: bavail * bsize };
}

// While a backup is made, the disk holds a copy of the databases and the compressed copy.
function refuseWithoutRoom(dataDir: string, freeBytes: number): void {
  const files = DATABASES.flatMap((name) => [name, `${name}-wal`]);
  const sizes = files.map(
    (name) => fs.statSync(path.join(dataDir, name), { throwIfNoEntry: false })?.size ?? 0,
  );
  const needed = 2 * sizes.reduce((sum, size) => sum + size, 0) + RESERVED_BYTES;
  if (freeBytes >= needed) return;
  throw new BackupError(
    "no_room",
    `No backup was made: it needs ${toMegabytes(needed)} free, and the disk has ${toMegabytes(freeBytes)}.`,
  );
}

async function makeAndCheck(
  { dataDir, folder, now }: BackupTask,
  unfinished: string,
  maxBytes: number,
): Promise<BackupOutcome> {
  const earlier = listBackups(folder);
  const newest = earlier.find(({ passed }) => passed);
  fs.mkdirSync(unfinished, { mode: 0o700 });
  const files = await copyFiles(dataDir, unfinished);
  writeManifest(unfinished, { version: 2, madeAt: now, files });
  if (newest && files[BOOKS] && findHash(newest, BOOKS) === files[BOOKS].sha256) return "unchanged";

  const bytes = measureFolder(unfinished);
  if (bytes > maxBytes)
    throw new BackupError(
      "no_room",
      `No backup was made: it takes ${toMegabytes(bytes)}, and BACKUP_DISK_PERCENT allows ${toMegabytes(maxBytes)}.`,
    );
  const differences = await checkCopies(unfinished, files, now);
  const passed = differences.length === 0;
  const final = path.join(folder, formatBackupName(now) + (passed ? "" : FAILED_EXTENSION));
  syncToDisk(unfinished);
  fs.renameSync(unfinished, final);
  syncToDisk(folder);
  const all = [{ at: now, path: final, bytes, passed }, ...earlier];
  for (const { path: backup } of listSuperfluous(all, maxBytes)) removeBackup(backup);
  if (passed) return "made";
  throw new BackupError(
    "check_failed",
    `The backup ${path.basename(final)} did not pass the check and does not count: ${differences.join("; ")}.`,
  );
}

/** Copies the databases compressed and the secrets as they are. Returns their descriptions. */
async function copyFiles(dataDir: string, to: string): Promise<Record<string, BackupFile>> {
  const files: Record<string, BackupFile> = {};
  for (const name of DATABASES.filter((each) => fs.existsSync(path.join(dataDir, each)))) {
    const copy = path.join(to, name);
    copyDatabase(path.join(dataDir, name), copy);
    files[name] = await compressFile(copy, `${copy}${GZIP_EXTENSION}`);
    fs.rmSync(copy);
  }
  for (const name of SECRETS.filter((each) => fs.existsSync(path.join(dataDir, each)))) {
    const copy = path.join(to, name);
    fs.copyFileSync(path.join(dataDir, name), copy, fs.constants.COPYFILE_EXCL);
    fs.chmodSync(copy, 0o600);
    syncToDisk(copy);
    files[name] = describeFile(copy);
  }
  return files;
}

/** Opens the compressed copies as a restore would. Returns what is wrong, in words. */
async function checkCopies(
  folder: string,
  files: Record<string, BackupFile>,
  now: Date,
): Promise<string[]> {
  const opened = path.join(folder, "opened");
  fs.mkdirSync(opened, { mode: 0o700 });
  const found: string[] = [];
  try {
    for (const name of DATABASES) {
      const expected = files[name];
      if (!expected) continue;
      const copy = path.join(opened, name);
      await extractFile(folder, name, expected, copy);
      checkDatabase(copy);
      if (name === BOOKS) found.push(...(await findDifferences(copy, now)));
    }
  } catch (error) {
    found.push(error instanceof Error ? error.message : String(error));
  } finally {
    fs.rmSync(opened, { recursive: true });
  }
  return found;
}

/**
 * Returns the backups to remove: those that are no longer kept, and the oldest ones until the rest
 * fits into `maxBytes`. The newest that passed the check always stays.
 */
function listSuperfluous(backups: StoredBackup[], maxBytes: number): StoredBackup[] {
  const passed = backups.filter((backup) => backup.passed);
  const failed = backups.filter((backup) => !backup.passed);
  const removed = new Set([...listExpired(passed), ...listExpired(failed)]);
  const candidates = [...failed.toReversed(), ...passed.slice(1).toReversed()];
  const kept = () => backups.filter((backup) => !removed.has(backup));
  for (const candidate of candidates) {
    if (kept().reduce((sum, { bytes }) => sum + bytes, 0) <= maxBytes) break;
    removed.add(candidate);
  }
  return [...removed];
}

function measureFolder(folder: string): number {
  return fs
    .readdirSync(folder)
    .reduce((sum, name) => sum + fs.statSync(path.join(folder, name)).size, 0);
}

function toMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / (1024 * 1024))} MB`;
}
