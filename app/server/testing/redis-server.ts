import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { chooseFreePort } from "../../../platform/testing/free-port.mjs";

/** Whether the program redis-server is installed. */
export const hasRedisServer =
  spawnSync("redis-server", ["--version"], { stdio: "ignore" }).status === 0;

/**
 * A shell script that runs Redis until the end of the script's input, which comes when this process
 * ends for any reason. The script then ends Redis and removes the folder.
 */
const SUPERVISOR = `
  folder="$1"; shift
  redis-server "$@" > /dev/null 2>&1 &
  server=$!
  echo $server
  cat > /dev/null
  kill -9 $server 2> /dev/null
  wait $server 2> /dev/null
  rm -rf "$folder"
`;

export type RedisServer = {
  url: string;
  /** Returns the id of the process that runs, or of the last one. */
  pid: () => number;
  /** Stops Redis with SIGTERM, so that its data is saved. */
  stop: () => Promise<void>;
  /** Starts Redis again on the same port, with its data. */
  start: () => Promise<void>;
  /** Suspends Redis, with its connections open, until `resume`. */
  freeze: () => void;
  resume: () => void;
  /** Ends Redis and removes its data. */
  close: () => Promise<void>;
};

/** Starts a local Redis for one test file. The Redis ends when the test process ends. */
export async function startRedisServer(options: string[] = []): Promise<RedisServer> {
  const folder = mkdtempSync(path.join(tmpdir(), "lejar-redis-"));
  const port = await chooseFreePort();
  const args = ["--bind", "127.0.0.1", "--port", `${port}`, "--dir", folder, "--save", ""];
  const supervisors: ChildProcess[] = [];
  let pid = 0;

  async function start(): Promise<void> {
    const supervisor = spawn("sh", ["-c", SUPERVISOR, "sh", folder, ...args, ...options], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    supervisors.push(supervisor);
    const [line] = (await once(supervisor.stdout, "data")) as [Buffer];
    pid = Number(line.toString());
    await waitUntilReady(port, pid);
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: () => pid,
    start,
    async stop() {
      process.kill(pid, "SIGTERM");
      await waitUntilGone(pid);
    },
    freeze: () => void process.kill(pid, "SIGSTOP"),
    resume: () => void process.kill(pid, "SIGCONT"),
    async close() {
      for (const supervisor of supervisors) {
        if (supervisor.exitCode !== null) continue;
        const ended = once(supervisor, "exit");
        supervisor.stdin?.end();
        await ended;
      }
    },
  };
}

async function waitUntilReady(port: number, pid: number): Promise<void> {
  while (!(await isReady(port))) {
    if (!isRunning(pid)) throw new Error(`redis-server ended before it was ready on port ${port}`);
    await pause();
  }
}

/**
 * Returns whether Redis executes commands, or would with a password (NOAUTH). It accepts
 * connections before it has loaded its data, and responds LOADING until then.
 */
async function isReady(port: number): Promise<boolean> {
  const socket = net.connect(port, "127.0.0.1");
  try {
    socket.write("PING\r\n");
    const reply: unknown[] = await Promise.race([once(socket, "data"), once(socket, "close")]);
    return /^(\+PONG|-NOAUTH)/.test(String(reply[0]));
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function waitUntilGone(pid: number): Promise<void> {
  while (isRunning(pid)) await pause();
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10));
}
