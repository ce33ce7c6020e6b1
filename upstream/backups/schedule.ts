import { existsSync, mkdirSync } from "node:fs";
import { statfs } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { WorkerPool } from "../../platform/workers/worker-pool";
import {
  findLastAttempt,
  listBackups,
  readBooksState,
  saveLastAttempt,
  type LastAttempt,
} from "./backup-folder";
import type { BackupTask } from "./make-backup";
import type { BackupStatus } from "./status";

const HOUR_MS = 3_600_000;

type Options = {
  dataDir: string;
  /** The folder of the backups. */
  folder: string;
  /** How many percent of the disk of `folder` all backups may take. */
  diskPercent: number;
  /** Makes a backup; in a process of its own by default. */
  make?: (task: BackupTask) => Promise<unknown>;
};

/**
 * Makes a backup of the embedded books when an hour has passed since the last attempt and the books
 * may have changed. Several copies of the program can share the folder.
 */
export class BackupSchedule {
  readonly #options: Options;
  readonly #make: (task: BackupTask) => Promise<unknown>;
  /** The last attempt of this program whose outcome could not be stored in the folder. */
  #ownAttempt: LastAttempt | null = null;
  #pool: WorkerPool | null = null;
  #isMaking = false;
  #isClosed = false;
  #status: BackupStatus = { newest: null, problem: null };

  constructor(options: Options) {
    this.#options = options;
    this.#make = options.make ?? ((task) => (this.#pool ??= createPool()).run("makeBackup", task));
    this.#refresh();
  }

  /** The status at the last look. */
  get status(): BackupStatus {
    return this.#status;
  }

  /** Makes a backup when one is due. A look while a backup is being made does nothing. */
  async look(now: Date): Promise<void> {
    if (this.#isMaking) return;
    const lastAttempt = this.#refresh();
    const booksState = readBooksState(path.join(this.#options.dataDir, "books.sqlite"));
    if (!this.#isDue(lastAttempt, booksState, now)) return;
    this.#isMaking = true;
    try {
      await this.#make(await this.#createTask(now));
      this.#ownAttempt = null;
    } catch (error) {
      // The next start tries again at once.
      if (this.#isClosed) return;
      const text = `No backup was made: ${error instanceof Error ? error.message : String(error)}`;
      this.#saveOwn({ at: now, booksState, problem: { kind: "failed", text } });
    } finally {
      this.#isMaking = false;
    }
    this.#refresh();
    if (this.#status.problem) console.error(`[backup] ${this.#status.problem.text}`);
  }

  /** Ends a backup that is being made. What it has written is removed by the next one. */
  close(): void {
    this.#isClosed = true;
    this.#pool?.close();
  }

  #isDue(lastAttempt: LastAttempt | null, booksState: string, now: Date): boolean {
    if (!lastAttempt) return true;
    const elapsed = now.getTime() - lastAttempt.at.getTime();
    // An attempt in the future was made before the clock was set back.
    if (elapsed >= 0 && elapsed < HOUR_MS) return false;
    const { newest, problem } = this.#status;
    return newest === null || problem !== null || lastAttempt.booksState !== booksState;
  }

  #refresh(): LastAttempt | null {
    const { folder } = this.#options;
    const newest = listBackups(folder).find(({ passed }) => passed) ?? null;
    const lastAttempt = this.#ownAttempt ?? findLastAttempt(folder);
    this.#status = {
      newest: newest && { at: newest.at, bytes: newest.bytes },
      problem: lastAttempt?.problem ?? null,
    };
    return lastAttempt;
  }

  async #createTask(now: Date): Promise<BackupTask> {
    const { dataDir, folder, diskPercent } = this.#options;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { blocks, bavail, bsize } = await statfs(folder);
    const maxBytes = Math.floor((blocks * bsize * diskPercent) / 100);
    return { dataDir, folder, now, maxBytes, freeBytes: bavail * bsize };
  }

  // The process was ended, so that it stored no outcome.
  #saveOwn(attempt: LastAttempt): void {
    this.#ownAttempt = attempt;
    try {
      saveLastAttempt(this.#options.folder, attempt);
      this.#ownAttempt = null;
    } catch {
      // The folder cannot be written, which is often why there is no backup.
    }
  }
}

function createPool(): WorkerPool {
  return new WorkerPool(workerProgram(), {
    name: "backup",
    runtime: "process",
    maxRunning: 1,
    maxWaiting: 1,
    maxWaitingPerOwner: 1,
    taskMs: HOUR_MS,
    maxTasks: 1,
    heapMb: 256,
    memoryMb: 256,
    idleMs: 0,
    tries: 1,
  });
}

/**
 * Returns the path of the worker program: the built file beside the app, or the source file during
 * development and when there is no build.
 */
function workerProgram(): string {
  const built = fileURLToPath(new URL("./backup-worker.js", import.meta.url));
  const isBuilt = process.env.NODE_ENV !== "development" && existsSync(built);
  return isBuilt ? built : path.resolve("upstream/backups/backup-worker-source.mjs");
}
