import fs from "node:fs";
import path from "node:path";
import * as z from "zod";
import { syncToDisk } from "../../platform/data-folder/backup-files.mjs";

/**
 * The last attempt to make a backup. It is stored in the data folder, so that all copies of the
 * program know it, and so that a program that answers requests never waits for the disk of the
 * backups.
 */
export type LastAttempt = z.output<typeof attemptSchema>;

/** Why no good backup was made. `text` is a sentence for the log. */
export type BackupProblem = NonNullable<LastAttempt["problem"]>;

const attemptSchema = z.object({
  at: z.coerce.date(),
  /** The folder of the backups. */
  folder: z.string(),
  /** The state of the books' files before the attempt, from `readBooksState`. */
  booksState: z.string(),
  /** The newest good backup after the attempt; null when there is none. */
  newest: z.object({ at: z.coerce.date(), bytes: z.number() }).nullable(),
  problem: z
    .object({ kind: z.enum(["no_room", "check_failed", "failed"]), text: z.string() })
    .nullable(),
});

const ATTEMPT_FILE = "last-backup.json";

/** Returns the last attempt; null when there was none or its file cannot be read. */
export function findLastAttempt(dataDir: string): LastAttempt | null {
  try {
    const text = fs.readFileSync(path.join(dataDir, ATTEMPT_FILE), "utf8");
    return attemptSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export function saveLastAttempt(dataDir: string, attempt: LastAttempt): void {
  const file = path.join(dataDir, ATTEMPT_FILE);
  const temporaryFile = `${file}.new`;
  fs.writeFileSync(temporaryFile, `${JSON.stringify(attempt)}\n`, { mode: 0o600 });
  fs.renameSync(temporaryFile, file);
  syncToDisk(dataDir);
}

/**
 * Returns a text that changes when the database may have changed: the sizes and times of its files.
 * SQLite's own counters do not serve here, because they begin anew with each connection.
 */
export function readBooksState(dataDir: string): string {
  const states = ["books.sqlite", "books.sqlite-wal"].map((name) => {
    const stats = fs.statSync(path.join(dataDir, name), { throwIfNoEntry: false });
    return stats ? `${stats.size}@${stats.mtimeMs}` : "none";
  });
  return states.join(" ");
}
