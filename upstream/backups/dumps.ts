import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import type { BackupStatus } from "./status";

const HOUR_MS = 3_600_000;
/** The age at which the newest backup of PostgreSQL is too old: a nightly backup may be late. */
const MAX_AGE_MS = 36 * HOUR_MS;
/** The end of the names of backups. A file that is being written must have another one. */
const DUMP_EXTENSION = ".dump";

/**
 * Watches the folder into which PostgreSQL's own programs write backups of the books. Without a
 * folder no backup is ever seen.
 */
export class DumpWatch {
  readonly #folder: string | null;
  #status: BackupStatus = { newest: null, problem: null };

  constructor(folder: string | null) {
    this.#folder = folder;
  }

  /** The status at the last look. */
  get status(): BackupStatus {
    return this.#status;
  }

  /** Looks for the newest backup. A problem is logged when it begins. */
  async look(now: Date): Promise<void> {
    const newest = this.#folder === null ? null : await findNewestDump(this.#folder);
    const isSeen = newest !== null && now.getTime() - newest.at.getTime() <= MAX_AGE_MS;
    const problem = isSeen ? null : ({ kind: "not_seen", text: this.#describeProblem() } as const);
    if (problem && !this.#status.problem) console.warn(`[backup] ${problem.text}`);
    this.#status = { newest, problem };
  }

  close(): void {}

  #describeProblem(): string {
    return this.#folder === null
      ? "No backup of PostgreSQL is seen: BACKUP_DIR must name the folder into which backups are written."
      : `No file ${path.join(this.#folder, `*${DUMP_EXTENSION}`)} was written in the last 36 hours.`;
  }
}

async function findNewestDump(folder: string): Promise<BackupStatus["newest"]> {
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith(DUMP_EXTENSION));
    const dumps = await Promise.all(names.map((name) => stat(path.join(folder, name))));
    return (
      dumps
        .filter((dump) => dump.isFile() && dump.size > 0)
        .map((dump) => ({ at: dump.mtime, bytes: dump.size }))
        .toSorted((a, b) => b.at.getTime() - a.at.getTime())[0] ?? null
    );
  } catch {
    return null;
  }
}
