import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createUpstream, type Upstream } from "./app";
import { at, listAt } from "./contract/api";

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "lejar-app-"));
});

afterEach(() => rm(dataDir, { recursive: true }));

it("fills an empty database with the demo account, once", async () => {
  for (let start = 0; start < 2; start++) {
    const upstream = await createUpstream({ dataDir, apiKey: "key", demo: true });
    const answer = await logIn(upstream);
    expect(answer.status).toBe(200);
    expect(listAt(await answer.json(), "companies")).toMatchObject([
      { country_id: 135, is_free: false },
      { country_id: 200, is_free: false },
      { country_id: 135, is_free: true },
    ]);
    await upstream.close();
  }
  expect((await stat(join(dataDir, "books.sqlite"))).mode & 0o777).toBe(0o600);
});

it("keeps the books empty without the demo", async () => {
  const databaseFile = join(dataDir, "other.sqlite");
  const upstream = await createUpstream({ dataDir, databaseFile, apiKey: "key", demo: false });
  expect((await logIn(upstream)).status).toBe(401);
  await upstream.close();
  expect((await stat(databaseFile)).size).toBeGreaterThan(0);
});

it("says nothing of its insides when something goes wrong", async () => {
  const upstream = await createUpstream({ dataDir, apiKey: "key", demo: false });
  await upstream.close();
  const errors: unknown[] = [];
  const { error } = console;
  console.error = (message: unknown) => errors.push(message);
  const answer = await logIn(upstream);
  console.error = error;
  expect(answer.status).toBe(500);
  expect(at(await answer.json(), "message")).toBe("Something went wrong. Please try again later.");
  expect(String(errors[0])).toContain("POST /v2/login failed");
  expect(String(errors[0])).not.toContain("demo1234");
  const health = await upstream.fetch(new Request("http://localhost/v2/healthz"));
  expect(health.status).toBe(503);
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
