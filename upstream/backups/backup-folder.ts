import fs from "node:fs";
import path from "node:path";
import * as z from "zod";
import {
  listFinishedBackups,
  listFolder,
  MANIFEST,
  parseBackupName,
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

function readSize(file: string): number {
  return fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
