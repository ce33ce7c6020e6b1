import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sql } from "kysely";
import Database from "libsql";
import * as z from "zod";
import { createUpstream, type Upstream } from "./app";
import { saveLastAttempt } from "./backups/last-attempt";
import { getValue, getList } from "./contract/api";
import { DatabaseHealth } from "./db/health";
import { openDatabase } from "./db/open";

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "lejar-app-"));
});

afterEach(() => rm(dataDir, { recursive: true }));

it("the API writes the demo account into an empty database once, in a private file", async () => {
  for (let start = 0; start < 2; start++) {
    const upstream = await createUpstream({ dataDir, apiKey: "key", hasDemo: true });
    const answer = await logIn(upstream);
    expect(answer.status).toBe(200);
    expect(getList(await answer.json(), "companies")).toMatchObject([
      { country_id: 135, is_free: false },
      { country_id: 200, is_free: false },
      { country_id: 135, is_free: true },
    ]);
    await upstream.close();
  }
  expect((await stat(join(dataDir, "books.sqlite"))).mode & 0o777).toBe(0o600);
});

it("the API writes no demo account when the demo is off", async () => {
  const databaseFile = join(dataDir, "other.sqlite");
  const upstream = await createUpstream({ dataDir, databaseFile, apiKey: "key", hasDemo: false });
  expect((await logIn(upstream)).status).toBe(401);
  await upstream.close();
  expect((await stat(databaseFile)).size).toBeGreaterThan(0);
});

it("the API answers an unexpected error without details, logs it without secrets and is unhealthy", async () => {
  const upstream = await createUpstream({ dataDir, apiKey: "key", hasDemo: false });
  await upstream.close();
  const errors: unknown[] = [];
  const { error } = console;
  console.error = (message: unknown) => errors.push(message);
  const answer = await logIn(upstream);
  console.error = error;
  expect(answer.status).toBe(500);
  expect(getValue(await answer.json(), "message")).toBe(
    "Something went wrong. Please try again later.",
  );
  expect(String(errors[0])).toContain("POST /v2/login failed");
  expect(String(errors[0])).not.toContain("demo1234");
  const health = await upstream.fetch(new Request("http://localhost/v2/healthz"));
  expect(health.status).toBe(503);
});

it("the API answers 507 while the disk is full, and works again when there is room", async () => {
  const settings = { dataDir, apiKey: "key", hasDemo: true };
  const db = openDatabase(settings);
  const upstream = await createUpstream(settings, { db });
  const { session, companies } = loginAnswer.parse(await (await logIn(upstream)).json());
  const authorization = `Basic ${Buffer.from(`c:${session.access_token}`).toString("base64")}`;
  const createContact = () =>
    upstream.fetch(
      new Request("http://localhost/v2/contacts/companies", {
        method: "POST",
        headers: { "x-api-key": "key", authorization },
        body: JSON.stringify({
          owner_id: companies[0]?.id,
          is_customer: true,
          is_supplier: false,
          memo: "x".repeat(4000),
          contactpersons: [],
          addresses: [],
          entity: { display_name: "Kedai", name: "Kedai", email: "a@example.test", type: 1 },
        }),
      }),
    );
  // A size limit of SQLite simulates a full disk.
  await sql`pragma max_page_count = 1`.execute(db);
  const { error } = console;
  console.error = () => undefined;
  const answers = [];
  for (let round = 0; round < 10; round++) answers.push(await createContact());
  console.error = error;
  const refusedAnswer = answers.at(-1);
  expect(refusedAnswer?.status).toBe(507);
  expect(getValue(await refusedAnswer?.json(), "message")).toMatch(
    /^There is no room left to save in, so nothing was saved\. /,
  );
  await sql`pragma max_page_count = 1000000`.execute(db);
  expect((await createContact()).status).toBe(201);
  await upstream.close();
});

it.each([
  { hasExtensions: true, term: { kind: "cash" }, account: { kind: "cash" } },
  { hasExtensions: false, term: {}, account: {} },
])(
  "terms and accounts have kinds only with extensions, and methods always, with hasExtensions $hasExtensions",
  async (expected) => {
    const { hasExtensions, term, account } = expected;
    const upstream = await createUpstream({
      dataDir,
      apiKey: "key",
      hasDemo: true,
      hasExtensions,
    });
    const { session, companies } = loginAnswer.parse(await (await logIn(upstream)).json());
    const authorization = `Basic ${Buffer.from(`c:${session.access_token}`).toString("base64")}`;
    const params = { company_id: companies[0]?.id };
    const requests = ["terms", "methods", "accounts"].map((list) => ({
      uri: `lists/${list}`,
      params,
    }));
    const answer = await upstream.fetch(
      new Request("http://localhost/v2/lists/mixed", {
        method: "POST",
        headers: { "x-api-key": "key", authorization },
        body: JSON.stringify({ requests }),
      }),
    );
    const body: unknown = await answer.json();
    const id = expect.any(Number) as number;
    expect(getValue(body, "terms", 0)).toEqual({ id, name: "Cash", day: 0, ...term });
    expect(getValue(body, "methods", 0)).toEqual({ id, name: "Cash", kind: "cash" });
    expect(getValue(body, "accounts", 0, "items", 0)).toEqual({
      id,
      name: "Petty Cash",
      ...account,
    });
    await upstream.close();
  },
);

it("the health check fails after a database error that reports damage", async () => {
  const upstream = await createUpstream({ dataDir, apiKey: "key", hasDemo: false });
  const readHealthStatus = async () =>
    (await upstream.fetch(new Request("http://localhost/v2/healthz"))).status;
  expect(await readHealthStatus()).toBe(200);
  await upstream.close();
  const db = openDatabase({ dataDir, apiKey: "key", hasDemo: false });
  const health = new DatabaseHealth(db, dataDir);
  await health.check();
  health.recordError(
    new Database.SqliteError("database disk image is malformed", "SQLITE_CORRUPT", 11),
  );
  await expect(health.check()).rejects.toThrow("damaged");
  await db.destroy();
});

const loginAnswer = z.object({
  session: z.object({ access_token: z.string() }),
  companies: z.array(z.object({ id: z.number() })),
});

async function logIn(upstream: Upstream): Promise<Response> {
  return upstream.fetch(
    new Request("http://localhost/v2/login", {
      method: "POST",
      headers: { "x-api-key": "key" },
      body: JSON.stringify({ email: "demo@lejar.example", password: "demo1234", client_id: "c" }),
    }),
  );
}

it("the health check describes backups without names, and does not fail because of them", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const folder = join(dataDir, "backups");
  const newest = { at: new Date("2026-11-26T09:00:00Z"), bytes: 2 };
  const problem = { kind: "check_failed", text: "Kedai Cuba: total is 1" } as const;
  saveLastAttempt(dataDir, { at: new Date(), folder, booksState: "", newest, problem });
  const upstream = await createUpstream(
    { dataDir, apiKey: "key", hasDemo: false, backups: { isOn: true, diskPercent: 20 } },
    { now: () => new Date("2026-11-26T11:00:00Z") },
  );
  const answer = await upstream.fetch(new Request("http://localhost/v2/healthz"));
  expect([answer.status, await answer.json()]).toEqual([
    200,
    {
      status: "ok",
      jobs: { late_seconds: 0 },
      backup: {
        made_at: "2026-11-26T09:00:00.000Z",
        age_seconds: 7200,
        bytes: 2,
        problem: "The newest backup did not pass the check of its books and does not count.",
      },
    },
  ]);
  await upstream.close();
});
