import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { getValue, API_KEY, createPerson, send, type Target } from "./contract/api";
import { createInvoicePayload } from "./contract/payloads";
import { describePostgres, createDatabase } from "./testing/postgres";

const PROGRAM = fileURLToPath(new URL("serve.ts", import.meta.url));

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "lejar-serve-"));
});

afterAll(() => rm(dataDir, { recursive: true }));

it("the program keeps acknowledged writes after SIGKILL, and exits with 0 after SIGTERM", async () => {
  const first = await start();
  const person = await createPerson(first);
  const reply = await person.post("/sales/invoices", await createInvoicePayload(person));
  await stop(first.process, "SIGKILL");
  const second = await start();
  const path = `/v2/sales/invoices/${String(getValue(reply.body, "invoice", "id"))}`;
  const read = await fetch(second.origin + path, { headers: person.headers });
  expect(await read.json()).toEqual(reply.body);
  expect(await stop(second.process, "SIGTERM")).toBe(0);
});

it("the program refuses to open the testing routes in production", async () => {
  const child = run({ NODE_ENV: "production", UPSTREAM_TESTING: "on" });
  const sentence = once(createInterface({ input: requireStream(child.stderr) }), "line");
  expect(await Promise.all([sentence, once(child, "exit")])).toEqual([
    ["UPSTREAM_TESTING=on is refused when NODE_ENV is production."],
    [1, null],
  ]);
});

describePostgres("the program on PostgreSQL", () => {
  it("starts twice at the same time and never assigns the same invoice number twice", async () => {
    const DATABASE_URL = await createDatabase();
    const settings = { DATABASE_URL, DEMO: "on" };
    const [one, two] = await Promise.all([start(settings), start(settings)]);
    const person = await createPerson(one);
    const payload = await createInvoicePayload(person);
    const post = ({ origin }: Target) =>
      send({ origin }, "/v2/sales/invoices", {
        method: "POST",
        headers: person.headers,
        body: JSON.stringify(payload),
      });
    const replies = await Promise.all([one, two, one, two, one, two].map(post));
    const numbers = replies.map(({ body }) => getValue(body, "invoice", "no"));
    expect(numbers.sort()).toEqual([1, 2, 3, 4, 5, 6].map((number) => `INV-000${number}`));
    expect(await stop(one.process, "SIGTERM")).toBe(0);
    expect(await stop(two.process, "SIGTERM")).toBe(0);
  });

  it("exits with a message that lacks the password when the database is unavailable", async () => {
    const child = run({ DATABASE_URL: "postgres://lejar:secret-of-the-url@127.0.0.1:1/lejar" });
    const [message] = await Promise.all([text(requireStream(child.stderr)), once(child, "exit")]);
    expect(message).toMatch(
      /^The database of DATABASE_URL cannot be used \(.*ECONNREFUSED.*\)\..*\n$/,
    );
    expect(message).not.toContain("secret-of-the-url");
    expect(child.exitCode).toBe(1);
  });
});

async function start(
  settings: Record<string, string> = {},
): Promise<Target & { process: ChildProcess }> {
  const child = run({ UPSTREAM_TESTING: "on", ...settings });
  const errorOutput = text(requireStream(child.stderr));
  const output = requireStream(child.stdout);
  for await (const line of createInterface({ input: output })) {
    const origin = /^listening on (http:\/\/localhost:\d+)\/v2$/.exec(line)?.[1];
    if (origin === undefined) continue;
    // The program would wait for a reader of its log.
    output.resume();
    return { origin, process: child };
  }
  throw new Error(`The API did not start: ${await errorOutput}`);
}

function run(settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ["--import", "tsx", PROGRAM], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "test",
      UPSTREAM_PORT: "0",
      DATA_DIR: dataDir,
      API_KEY: API_KEY,
      DEMO: "off",
      ...settings,
    },
  });
}

/** Sends the signal and returns the exit code, or null after SIGKILL. */
async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exit = once(child, "exit");
  child.kill(signal);
  await exit;
  return child.exitCode;
}

/** Returns the stream. Throws when the process was started without it. */
function requireStream<T>(output: T | null): T {
  if (!output) throw new Error("The process has no output stream.");
  return output;
}
