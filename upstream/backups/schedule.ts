import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { WorkerPool } from "../../platform/workers/worker-pool";
import { findLastAttempt, readBooksState, saveLastAttempt, type LastAttempt } from "./last-attempt";
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
 * may have changed. Several copies of the program can share the data folder.
 */
export class BackupSchedule {
  readonly #options: Options;
  readonly #make: (task: BackupTask) => Promise<unknown>;
  #lastAttempt: LastAttempt | null;
  #pool: WorkerPool | null = null;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
    this.#make = options.make ?? ((task) => (this.#pool ??= createPool()).run("makeBackup", task));
    this.#lastAttempt = findLastAttempt(options.dataDir);
  }

  /** The status at the last look. */
  get status(): BackupStatus {
    const { newest, problem } = this.#findAttempt() ?? { newest: null, problem: null };
    return { newest, problem };
  }

  /** Makes a backup when one is due. Must not be called again before it has returned. */
  async look(now: Date): Promise<void> {
    const { dataDir, folder, diskPercent } = this.#options;
    this.#lastAttempt = findLastAttempt(dataDir) ?? this.#lastAttempt;
    const booksState = readBooksState(dataDir);
    if (!this.#isDue(booksState, now)) return;
    try {
      await this.#make({ dataDir, folder, now, diskPercent });
      this.#lastAttempt = findLastAttempt(dataDir);
    } catch (error) {
      // The next start tries again at once.
      if (this.#isClosed) return;
      const text = `No backup was made: ${error instanceof Error ? error.message : String(error)}`;
      const { newest } = this.status;
      this.#save({ at: now, folder, booksState, newest, problem: { kind: "failed", text } });
    }
    const { problem } = this.status;
    if (problem) console.error(`[backup] ${problem.text}`);
  }

  /** Ends a backup that is being made. What it has written is removed by the next one. */
  close(): void {
    this.#isClosed = true;
    this.#pool?.close();
  }

  /** Returns the last attempt; null when it was made in another folder. */
  #findAttempt(): LastAttempt | null {
    return this.#lastAttempt?.folder === this.#options.folder ? this.#lastAttempt : null;
  }

  #isDue(booksState: string, now: Date): boolean {
    const attempt = this.#findAttempt();
    if (!attempt) return true;
    const elapsed = now.getTime() - attempt.at.getTime();
    // An attempt in the future was made before the clock was set back.
    if (elapsed >= 0 && elapsed < HOUR_MS) return false;
    return attempt.newest === null || attempt.problem !== null || attempt.booksState !== booksState;
  }

  // Stores an attempt whose process was ended, so that it stored no outcome.
  #save(attempt: LastAttempt): void {
    this.#lastAttempt = attempt;
    try {
      saveLastAttempt(this.#options.dataDir, attempt);
    } catch (error) {
      console.error("[backup] The outcome could not be stored:", error);
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
