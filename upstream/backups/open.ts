import path from "node:path";
import { BACKUPS_FOLDER } from "../../platform/data-folder/backup-files.mjs";
import type { UpstreamSettings } from "../settings/settings";
import { DumpWatch } from "./dumps";
import { BackupSchedule } from "./schedule";
import { registerBackupMetrics, type BackupStatus } from "./status";

const LOOK_EVERY_MS = 60_000;

/** The backups of a running program. */
export type Backups = {
  /** Returns the status at the last look; null when backups are off. */
  readStatus: () => BackupStatus | null;
  close: () => void;
};

/**
 * Starts to make backups of the embedded books, or to look for backups of PostgreSQL, and logs in
 * one line where they are. Without `settings.backups` there are none.
 */
export function startBackups(
  { dataDir, databaseUrl, backups }: UpstreamSettings,
  now: () => Date,
): Backups {
  if (!backups?.isOn) {
    if (backups) console.log("Backups: off, because BACKUPS=off");
    return { readStatus: () => null, close: () => {} };
  }
  const isPostgres = databaseUrl !== undefined;
  const folder = path.resolve(backups.folder ?? path.join(dataDir, BACKUPS_FOLDER));
  const watch = isPostgres
    ? new DumpWatch(backups.folder === undefined ? null : folder)
    : new BackupSchedule({ dataDir, folder, diskPercent: backups.diskPercent });
  if (!isPostgres) console.log(`Backups: every hour with changes, in ${folder}`);
  else if (backups.folder !== undefined)
    console.log(`Backups: made by PostgreSQL's programs, expected in ${folder}`);
  // A look lasts as long as the backup that it makes.
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await watch.look(now());
    } catch (error) {
      console.error("[backup] The look failed:", error);
    }
    isLooking = false;
  };
  // A backup is not made at once, so that a program that fails and restarts again and again makes
  // none.
  if (isPostgres) void look();
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  registerBackupMetrics(() => watch.status);
  return {
    readStatus: () => watch.status,
    close() {
      clearInterval(timer);
      watch.close();
    },
  };
}
