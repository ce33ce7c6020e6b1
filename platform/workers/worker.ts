import { fork, type ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Worker as Thread } from "node:worker_threads";
import * as z from "zod";

/** What a worker may use. */
export type WorkerLimits = {
  /** Native code may end its process: it never runs in a thread. */
  runtime: "thread" | "process";
  /** Milliseconds for one task, the start of the worker included. */
  taskMs: number;
  /** Tasks until the worker is replaced; any number unless told. */
  maxTasks?: number;
  /** Megabytes of JavaScript's heap. */
  heapMb: number;
  /**
   * Megabytes that a process holds in all: with more after a task it is replaced, with twice as
   * many during one it is ended.
   */
  memoryMb?: number;
};

/** The worker ended before it answered. */
export class WorkerLostError extends Error {
  constructor(
    why: string,
    /** It went over a limit, failed or could not start, or ended without a word. */
    readonly reason: "limit" | "error" | "exit",
  ) {
    super(`A worker was lost at its task: ${why}.`);
  }
}

/** What a worker says: the value or the error of its task, and the bytes of memory it holds. */
const answerSchema = z.object({
  value: z.unknown(),
  error: z.string().optional(),
  rss: z.number(),
});

const PROGRAM = path.resolve("platform/workers/worker-program.mjs");
const MEGABYTE = 1024 * 1024;
const MEMORY_CHECK_MS = 200;
const YOUNG_HEAP_MB = 4;

// The program gets none of the settings, secrets least of all: only what Node itself may need of
// its surroundings.
const PASSED_VARIABLES = ["NODE_ENV", "PATH", "LD_LIBRARY_PATH", "HOME", "TMPDIR", "TZ", "LANG"];

/** A thread or process that runs the tasks of the program `file`, one at a time. */
export class Worker {
  readonly #worker: Thread | ChildProcess;
  readonly #limits: WorkerLimits;
  #pending: { resolve: (message: unknown) => void; reject: (error: Error) => void } | undefined;
  #maxTasks = 0;
  #rss = 0;
  #isEnded = false;

  /** `onEnd` is called once it is gone, or when it could not be started. */
  constructor(file: string, limits: WorkerLimits, onEnd: () => void) {
    this.#limits = limits;
    this.#worker = start(file, limits);
    this.#worker.on("message", (message: unknown) => this.#pending?.resolve(message));
    this.#worker.on("error", (error: NodeJS.ErrnoException) => {
      const isLimit = error.code === "ERR_WORKER_OUT_OF_MEMORY";
      this.#lose(error.message, isLimit ? "limit" : "error");
      onEnd();
    });
    this.#worker.on("exit", (code: number | null, signal?: string | null) => {
      this.#lose(`it ended with ${signal ?? code}`, "exit");
      onEnd();
    });
  }

  get pid(): number | undefined {
    return this.#worker instanceof Thread ? undefined : this.#worker.pid;
  }

  /** It is gone, or has done its share: what native code did not give back goes with it. */
  get isSpent(): boolean {
    const { maxTasks = Infinity, memoryMb = Infinity } = this.#limits;
    return this.#isEnded || this.#maxTasks >= maxTasks || this.#rss > memoryMb * MEGABYTE;
  }

  /** Throws what the task throws, as its message, and `WorkerLostError`; then it is gone. */
  async run(name: string, input: unknown): Promise<unknown> {
    this.#maxTasks += 1;
    const stopWatching = this.#watch();
    this.#worker.ref();
    try {
      const { value, error, rss } = answerSchema.parse(await this.#ask({ name, input }));
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
    this.#isEnded = true;
    if (this.#worker instanceof Thread) void this.#worker.terminate();
    else this.#worker.kill("SIGKILL");
  }

  #ask(task: { name: string; input: unknown }): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject };
      if (this.#worker instanceof Thread) this.#worker.postMessage(task);
      else
        this.#worker.send(task, (error) => {
          if (error) this.#lose(error.message, "exit");
        });
    });
  }

  /** Ends the worker when the task takes too long or, where the system tells, too much memory. */
  #watch(): () => void {
    const { taskMs, memoryMb } = this.#limits;
    const exceed = (most: string) => this.#lose(`it took ${most}`, "limit");
    const timeout = setTimeout(() => exceed(`longer than ${taskMs} ms`), taskMs);
    const checkMemory = async (mostMb: number) => {
      if ((await memoryOf(this.pid)) > mostMb * MEGABYTE) exceed(`more than ${mostMb} MB`);
    };
    const watch = memoryMb && setInterval(() => void checkMemory(2 * memoryMb), MEMORY_CHECK_MS);
    return () => {
      clearTimeout(timeout);
      clearInterval(watch);
    };
  }

  #lose(why: string, reason: WorkerLostError["reason"]): void {
    this.#pending?.reject(new WorkerLostError(why, reason));
    this.end();
  }
}

function start(file: string, { runtime, heapMb }: WorkerLimits): Thread | ChildProcess {
  // A thread would take one that is not set for the word "undefined".
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
    // Not the ones of this process, which may load the settings.
    execArgv: [`--max-old-space-size=${heapMb}`],
    env: { NODE_ENV: process.env.NODE_ENV, ...env },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child.channel?.unref();
  return child;
}

/** Bytes that a process holds; 0 where the system does not say. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}
