import fs from "node:fs";
import path from "node:path";
import * as z from "zod";
import {
  listFinishedBackups,
  listFolder,
  MANIFEST,
  parseBackupName,
  syncToDisk,
  UNFINISHED_EXTENSION,
} from "../../platform/data-folder/backup-files.mjs";

/** A scheduled backup on the disk. `passed` is false when its books did not pass the check. */
export type StoredBackup = { at: Date; path: string; bytes: number; passed: boolean };

/** Lists the finished backups in the folder, the newest first. */
export function listBackups(folder: string): StoredBackup[] {
  return listFinishedBackups(folder).map((backup) => {
    const sizes = listFolder(backup.path).map((name) => readSize(path.join(backup.path, name)));
    return { ...backup, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  });
}

/** Removes what an interrupted program left. Only the holder of the lock may call this. */
export function removeUnfinished(folder: string): void {
  for (const name of listFolder(folder))
    if (parseBackupName(name)?.extension === UNFINISHED_EXTENSION)
      removeBackup(path.join(folder, name));
}

export function removeBackup(backup: string): void {
  fs.rmSync(backup, { recursive: true, force: true });
}

const manifestSchema = z.object({ files: z.record(z.object({ sha256: z.string() })) });

/** Returns the hash of a file in a backup, by the manifest; null when the backup has no such file. */
export function findHash(backup: StoredBackup, name: string): string | null {
  const text = fs.readFileSync(path.join(backup.path, MANIFEST), "utf8");
  return manifestSchema.parse(JSON.parse(text)).files[name]?.sha256 ?? null;
}

/** Why no good backup was made at the last attempt. */
export type BackupProblem = {
  kind: "no_room" | "check_failed" | "failed";
  /** A sentence for the operator. */
  text: string;
};

/** The last attempt to make a backup. All copies of the program share it. */
export type LastAttempt = {
  at: Date;
  /** The state of the books' files before the attempt, from `readBooksState`. */
  booksState: string;
  problem: BackupProblem | null;
};

const ATTEMPT_FILE = "last-attempt.json";

const attemptSchema = z.object({
  at: z.coerce.date(),
  booksState: z.string(),
  problem: z
    .object({ kind: z.enum(["no_room", "check_failed", "failed"]), text: z.string() })
    .nullable(),
});

/** Returns the last attempt; null when there was none or its file cannot be read. */
export function findLastAttempt(folder: string): LastAttempt | null {
  try {
    const text = fs.readFileSync(path.join(folder, ATTEMPT_FILE), "utf8");
    return attemptSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export function saveLastAttempt(folder: string, attempt: LastAttempt): void {
  const file = path.join(folder, ATTEMPT_FILE);
  const temporaryFile = `${file}.new`;
  fs.writeFileSync(temporaryFile, `${JSON.stringify(attempt)}\n`, { mode: 0o600 });
  fs.renameSync(temporaryFile, file);
  syncToDisk(folder);
}

/**
 * Returns a text that changes when the database may have changed: the sizes and times of its files.
 * SQLite's own counters do not serve here, because they begin anew with each connection.
 */
export function readBooksState(file: string): string {
  const states = [file, `${file}-wal`].map((name) => {
    const stats = fs.statSync(name, { throwIfNoEntry: false });
    return stats ? `${stats.size}@${stats.mtimeMs}` : "none";
  });
  return states.join(" ");
}

function readSize(file: string): number {
  return fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
