import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

export const REMIX_SERVE = fileURLToPath(
  new URL("../../node_modules/@remix-run/serve/dist/cli.js", import.meta.url),
);

/** As package.json starts app and API. */
export const NODE_FLAGS = ["--max-old-space-size=512", "--v8-pool-size=1"];

const START_MS = 60_000;
const POLL_MS = 5;

export type RunningProgram = {
  child: ChildProcess;
  pid: number;
  /** From the start of the process to the first answer. */
  startMs: number;
  stop: () => Promise<void>;
};

type Program = {
  args: string[];
  cwd?: string;
  env: Record<string, string>;
  /** Asked again and again until it answers, with 200 unless `isAnyRight`. */
  address: string;
  acceptsAnyStatus?: boolean;
  /** Whether it and this program tell each other things. */
  hasIpc?: boolean;
};

/** A server in a process of its own, with nothing of this one's settings, once it answers. */
export async function startProgram(program: Program): Promise<RunningProgram> {
  const {
    args,
    cwd = root,
    env,
    address,
    acceptsAnyStatus: isAnyRight = false,
    hasIpc: isTalking = false,
  } = program;
  const { PATH, HOME, TZ } = process.env;
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH, HOME, TZ, NODE_ENV: "production", ...env },
    stdio: ["ignore", "ignore", "inherit", ...(isTalking ? (["ipc"] as const) : [])],
  });
  const killed = () => void child.kill("SIGKILL");
  process.on("exit", killed);
  const ended = once(child, "exit");

  while (!(await isAnswering(address, isAnyRight))) {
    if (child.exitCode !== null || performance.now() - began > START_MS)
      throw new Error(`${args.join(" ")} did not start.`);
    await sleep(POLL_MS);
  }
  return {
    child,
    pid: child.pid ?? 0,
    startMs: performance.now() - began,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      process.off("exit", killed);
    },
  };
}

async function isAnswering(address: string, isAnyRight: boolean): Promise<boolean> {
  try {
    const response = await fetch(address);
    await response.text();
    return isAnyRight || response.ok;
  } catch {
    return false;
  }
}
