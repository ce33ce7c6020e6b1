import { fork, type ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Worker as Thread } from "node:worker_threads";
import * as z from "zod";

/** The limits of a worker. */
export type WorkerLimits = {
  /** Native code needs `process`, because a crash in a thread would end the whole program. */
  runtime: "thread" | "process";
  /** The time for one task in milliseconds, including the start of the worker. */
  taskMs: number;
  /** The number of tasks after which the worker is replaced; unlimited by default. */
  maxTasks?: number;
  /** The limit of the JavaScript heap in megabytes. */
  heapMb: number;
  /**
   * The memory of a process in megabytes. A process that holds more memory after a task is
   * replaced; a process that holds more than twice as much during a task is ended.
   */
  memoryMb?: number;
};

/** The error when a worker ended before it returned a result. */
export class WorkerLostError extends Error {
  constructor(
    description: string,
    /** Why the worker ended: it exceeded a limit, it failed or could not start, or it exited. */
    readonly reason: "limit" | "error" | "exit",
  ) {
    super(`A worker ended during its task: ${description}.`);
  }
}

/**
 * A worker's message: the value or the error of its task, and the bytes of memory that it holds as
 * a process (0 for a thread).
 */
const answerSchema = z.object({
  value: z.unknown(),
  error: z.string().optional(),
  rss: z.number(),
});

const PROGRAM = path.resolve("platform/workers/worker-program.mjs");
const MEGABYTE = 1024 * 1024;
const MEMORY_CHECK_MS = 200;
const YOUNG_HEAP_MB = 4;

// The environment variables that a worker gets: only those that Node may need, and none of the
// settings, which contain secrets.
const PASSED_VARIABLES = ["NODE_ENV", "PATH", "LD_LIBRARY_PATH", "HOME", "TMPDIR", "TZ", "LANG"];

/** A thread or process that runs the tasks of a program file, one at a time. */
export class Worker {
  readonly #worker: Thread | ChildProcess;
  readonly #limits: WorkerLimits;
  #pending: { resolve: (message: unknown) => void; reject: (error: Error) => void } | undefined;
  #taskCount = 0;
  #rss = 0;
  #hasEnded = false;

  /**
   * Starts the worker. `onEnd` is called when it has ended or could not be started, sometimes
   * twice.
   */
  constructor(file: string, limits: WorkerLimits, onEnd: () => void) {
    this.#limits = limits;
    this.#worker = start(file, limits);
    this.#worker.on("message", (message: unknown) => this.#pending?.resolve(message));
    this.#worker.on("error", (error: NodeJS.ErrnoException) => {
      const isLimit = error.code === "ERR_WORKER_OUT_OF_MEMORY";
      this.#endWithError(error.message, isLimit ? "limit" : "error");
      onEnd();
    });
    this.#worker.on("exit", (code: number | null, signal?: string | null) => {
      this.#endWithError(`it ended with ${signal ?? code}`, "exit");
      onEnd();
    });
  }

  /** The id of the worker's process; undefined for a thread. */
  get pid(): number | undefined {
    return this.#worker instanceof Thread ? undefined : this.#worker.pid;
  }

  /**
   * Whether the worker has ended or must be replaced, because it has run enough tasks or holds too
   * much memory. Replacing it frees memory that native code has not freed.
   */
  get isSpent(): boolean {
    const { maxTasks = Infinity, memoryMb = Infinity } = this.#limits;
    return this.#hasEnded || this.#taskCount >= maxTasks || this.#rss > memoryMb * MEGABYTE;
  }

  /**
   * Runs a task and returns its value. Throws an `Error` with the message of the task's error.
   * Throws `WorkerLostError` when the worker ends before it answers.
   */
  async run(name: string, input: unknown): Promise<unknown> {
    this.#taskCount += 1;
    const stopWatching = this.#watch();
    this.#worker.ref();
    try {
      const { value, error, rss } = answerSchema.parse(await this.#send({ name, input }));
      this.#rss = rss;
      if (error !== undefined) throw new Error(error);
      return value;
    } finally {
      stopWatching();
      this.#pending = undefined;
      this.#worker.unref();
    }
  }

  end(): void {
    this.#hasEnded = true;
    if (this.#worker instanceof Thread) void this.#worker.terminate();
    else this.#worker.kill("SIGKILL");
  }

  #send(task: { name: string; input: unknown }): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject };
      if (this.#worker instanceof Thread) this.#worker.postMessage(task);
      else
        this.#worker.send(task, (error) => {
          if (error) this.#endWithError(error.message, "exit");
        });
    });
  }

  /**
   * Ends the worker when the task takes too long or, on Linux, too much memory. Returns a function
   * that stops watching.
   */
  #watch(): () => void {
    const { taskMs, memoryMb } = this.#limits;
    const exceedLimit = (limit: string) => this.#endWithError(`it took ${limit}`, "limit");
    const timeout = setTimeout(() => exceedLimit(`longer than ${taskMs} ms`), taskMs);
    const checkMemory = async (maxMb: number) => {
      if ((await memoryOf(this.pid)) > maxMb * MEGABYTE) exceedLimit(`more than ${maxMb} MB`);
    };
    const watch = memoryMb && setInterval(() => void checkMemory(2 * memoryMb), MEMORY_CHECK_MS);
    return () => {
      clearTimeout(timeout);
      clearInterval(watch);
    };
  }

  #endWithError(description: string, reason: WorkerLostError["reason"]): void {
    this.#pending?.reject(new WorkerLostError(description, reason));
    this.end();
  }
}

function start(file: string, { runtime, heapMb }: WorkerLimits): Thread | ChildProcess {
  // Variables that are not set are left out, because a thread would get the text "undefined".
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => PASSED_VARIABLES.includes(name)),
  );
  if (runtime === "thread") {
    const resourceLimits = {
      maxOldGenerationSizeMb: heapMb,
      maxYoungGenerationSizeMb: YOUNG_HEAP_MB,
    };
    return new Thread(PROGRAM, { argv: [file], execArgv: [], env, resourceLimits });
  }
  const child = fork(PROGRAM, [file], {
    // The worker does not get the Node options of this process, which may load the settings.
    execArgv: [`--max-old-space-size=${heapMb}`],
    env: { NODE_ENV: process.env.NODE_ENV, ...env },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child.channel?.unref();
  return child;
}

/** Returns the bytes that a process holds; 0 for a thread, and on systems without /proc. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}
