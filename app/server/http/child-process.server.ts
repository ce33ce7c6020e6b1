import { fork, type ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import * as z from "zod";

/** What a child process may use. */
export type ChildLimits = {
  /** Milliseconds for one job, the start of the process included. */
  jobMs: number;
  /** Jobs until the process is replaced. */
  jobs: number;
  /**
   * Megabytes in all: with more after a job it is replaced, with twice as many during one it is
   * ended.
   */
  memoryMb: number;
  /** Megabytes of JavaScript's own among them. */
  heapMb: number;
};

/** The process ended, or was ended because it went over a limit, before it answered. */
export class ChildLostError extends Error {}

/** What a child says: the value or the error of its job, and the bytes of memory it holds. */
const answerSchema = z.object({
  value: z.unknown(),
  error: z.string().optional(),
  rss: z.number(),
});

const MEGABYTE = 1024 * 1024;
const MEMORY_CHECK_MS = 200;

// The program gets none of the settings, secrets least of all: only what Node itself may need of
// its surroundings.
const PASSED_ON = ["PATH", "LD_LIBRARY_PATH", "HOME", "TMPDIR", "TZ", "LANG"];

/** A process of its own that runs the jobs of the program `file`, one at a time. */
export class JobProcess {
  readonly #child: ChildProcess;
  readonly #limits: ChildLimits;
  #pending: { resolve: (message: unknown) => void; reject: (error: Error) => void } | undefined;
  #jobs = 0;
  #rss = 0;

  /** `onEnd` is called once it is gone, or when it could not be started. */
  constructor(file: string, limits: ChildLimits, onEnd: () => void) {
    this.#limits = limits;
    this.#child = fork(file, {
      // Not the ones of this process, which may load the settings.
      execArgv: [`--max-old-space-size=${limits.heapMb}`],
      env: {
        NODE_ENV: process.env.NODE_ENV,
        ...Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
      },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    this.#child.unref();
    this.#child.channel?.unref();
    this.#child.on("message", (message) => this.#pending?.resolve(message));
    this.#child.on("error", (error) => {
      this.#lose(error.message);
      onEnd();
    });
    this.#child.on("exit", (code, signal) => {
      this.#lose(`it ended with ${signal ?? code}`);
      onEnd();
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** It has done its share: what native code did not give back goes with it. */
  get isSpent(): boolean {
    return this.#jobs >= this.#limits.jobs || this.#rss > this.#limits.memoryMb * MEGABYTE;
  }

  /** Throws what the job throws, as its message, and `ChildLostError`; then the process is gone. */
  async run(name: string, input: unknown): Promise<unknown> {
    this.#jobs += 1;
    const stopWatching = this.#watch();
    try {
      const { value, error, rss } = answerSchema.parse(await this.#ask({ name, input }));
      this.#rss = rss;
      if (error !== undefined) throw new Error(error);
      return value;
    } finally {
      stopWatching();
      this.#pending = undefined;
    }
  }

  end(): void {
    this.#child.kill("SIGKILL");
  }

  #ask(job: { name: string; input: unknown }): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject };
      this.#child.send(job, (error) => {
        if (error) this.#lose(error.message);
      });
    });
  }

  /** Ends the process when the job takes too long or, where the system tells, too much memory. */
  #watch(): () => void {
    const { jobMs, memoryMb } = this.#limits;
    const timeout = setTimeout(() => this.#lose(`it took longer than ${jobMs} ms`), jobMs);
    const watch = setInterval(() => {
      void memoryOf(this.pid).then((bytes) => {
        if (bytes > 2 * memoryMb * MEGABYTE) this.#lose(`it took more than ${2 * memoryMb} MB`);
      });
    }, MEMORY_CHECK_MS);
    return () => {
      clearTimeout(timeout);
      clearInterval(watch);
    };
  }

  #lose(why: string): void {
    this.#pending?.reject(new ChildLostError(`A process was lost at its job: ${why}.`));
    this.end();
  }
}

/** Bytes that a process holds; 0 where the system does not say. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}
