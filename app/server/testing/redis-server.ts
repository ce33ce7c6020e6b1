import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { freePort } from "../../../platform/testing/free-port.mjs";

export const hasRedisServer =
  spawnSync("redis-server", ["--version"], { stdio: "ignore" }).status === 0;

/**
 * The shell waits at the end of its input, which comes with the end of this process, whatever ends
 * it: then Redis ends, and the folder goes.
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
  /** Of the process that runs now. */
  pid: () => number;
  /** Ends it in order; what it keeps stays. */
  stop: () => Promise<void>;
  /** Starts it again on the same port, with what was kept. */
  start: () => Promise<void>;
  /** It answers nothing while its connections stay open, until `resume`. */
  freeze: () => void;
  resume: () => void;
  close: () => Promise<void>;
};

/** A Redis of a test's own on this machine, which ends with the test's process. */
export async function startRedisServer(options: string[] = []): Promise<RedisServer> {
  const folder = mkdtempSync(path.join(tmpdir(), "lejar-redis-"));
  const port = await freePort();
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
  while (!(await answers(port))) {
    if (!isRunning(pid)) throw new Error(`redis-server ended before it answered on port ${port}`);
    await pause();
  }
}

/** It takes connections before it has read what it kept, and refuses until then as LOADING. */
async function answers(port: number): Promise<boolean> {
  const socket = net.connect(port, "127.0.0.1");
  try {
    socket.write("PING\r\n");
    const answer: unknown[] = await Promise.race([once(socket, "data"), once(socket, "close")]);
    return /^(\+PONG|-NOAUTH)/.test(String(answer[0]));
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
