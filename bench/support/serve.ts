import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** The path of the project's root folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

export const REMIX_SERVE_PATH = fileURLToPath(
  new URL("../../node_modules/@remix-run/serve/dist/cli.js", import.meta.url),
);

/** The flags with which package.json starts app and API. */
export const NODE_FLAGS = ["--max-old-space-size=512", "--v8-pool-size=1"];

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 5;

/** A server program that has answered. */
export type RunningProgram = {
  child: ChildProcess;
  pid: number;
  /** Milliseconds from the start of the process to the first answer. */
  startMs: number;
  stop: () => Promise<void>;
};

type Program = {
  args: string[];
  cwd?: string;
  env: Record<string, string>;
  /**
   * The URL that is requested until it answers, with status 200 unless `acceptsAnyStatus` is set.
   */
  address: string;
  acceptsAnyStatus?: boolean;
  /** True when the process gets an IPC channel. */
  hasIpc?: boolean;
};

/**
 * Starts a server in a process without this process's settings; resolves when the server answers.
 */
export async function startProgram(program: Program): Promise<RunningProgram> {
  const { args, cwd = root, env, address, acceptsAnyStatus = false, hasIpc = false } = program;
  const { PATH, HOME, TZ } = process.env;
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH, HOME, TZ, NODE_ENV: "production", ...env },
    stdio: ["ignore", "ignore", "inherit", ...(hasIpc ? (["ipc"] as const) : [])],
  });
  const killServer = () => void child.kill("SIGKILL");
  process.on("exit", killServer);
  const ended = once(child, "exit");

  while (!(await isAnswering(address, acceptsAnyStatus))) {
    if (child.exitCode !== null || performance.now() - startedAt > START_TIMEOUT_MS)
      throw new Error(`${args.join(" ")} did not start.`);
    await sleep(POLL_MS);
  }
  return {
    child,
    pid: child.pid ?? 0,
    startMs: performance.now() - startedAt,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      process.off("exit", killServer);
    },
  };
}

async function isAnswering(address: string, acceptsAnyStatus: boolean): Promise<boolean> {
  try {
    const response = await fetch(address);
    await response.text();
    return acceptsAnyStatus || response.ok;
  } catch {
    return false;
  }
}
