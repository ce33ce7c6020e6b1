import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { at, KEY, newPerson, type Target } from "./contract/api";
import { invoicePayload } from "./contract/payloads";

const PROGRAM = fileURLToPath(new URL("serve.ts", import.meta.url));

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "lejar-serve-"));
});

afterAll(() => rm(dataDir, { recursive: true }));

it("keeps what it acknowledged when it is killed, and ends when it is told to", async () => {
  const first = await start();
  const person = await newPerson(first);
  const reply = await person.post("/sales/invoices", await invoicePayload(person));
  await end(first.process, "SIGKILL");
  const second = await start();
  const path = `/v2/sales/invoices/${String(at(reply.body, "invoice", "id"))}`;
  const read = await fetch(second.origin + path, { headers: person.headers });
  expect(await read.json()).toEqual(reply.body);
  expect(await end(second.process, "SIGTERM")).toBe(0);
});

it("refuses to open the testing routes in production", async () => {
  const child = run({ NODE_ENV: "production", UPSTREAM_TESTING: "on" });
  const sentence = once(createInterface({ input: stream(child.stderr) }), "line");
  expect(await Promise.all([sentence, once(child, "exit")])).toEqual([
    ["UPSTREAM_TESTING=on is refused when NODE_ENV is production."],
    [1, null],
  ]);
});

async function start(): Promise<Target & { process: ChildProcess }> {
  const child = run({ UPSTREAM_TESTING: "on" });
  const said = String(await once(createInterface({ input: stream(child.stdout) }), "line"));
  const origin = /^listening on (http:\/\/localhost:\d+)\/v2$/.exec(said)?.[1];
  if (origin === undefined) throw new Error(`it said ${said}`);
  return { origin, process: child };
}

function run(settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ["--import", "tsx", PROGRAM], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "test",
      UPSTREAM_PORT: "0",
      DATA_DIR: dataDir,
      API_KEY: KEY,
      DEMO: "off",
      ...settings,
    },
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exit = once(child, "exit");
  child.kill(signal);
  await exit;
  return child.exitCode;
}

function stream<T>(output: T | null): T {
  if (!output) throw new Error("it has no output");
  return output;
}
