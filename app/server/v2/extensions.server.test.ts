import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-extensions-"));
let answer: { status: number; body: unknown } | "none" = "none";
let asked = 0;
const server = http.createServer((_request, response) => {
  asked++;
  if (answer === "none") return void response.destroy();
  response.writeHead(answer.status).end(JSON.stringify(answer.body));
});

/** The module as in a process that has just started. */
async function started() {
  vi.resetModules();
  (globalThis as { lejar?: unknown }).lejar = undefined;
  return import("./extensions.server");
}

beforeEach(async () => {
  asked = 0;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  process.env.API_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`;
  process.env.API_KEY = "any-long-key";
  process.env.DATA_DIR = folder;
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ["setTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

test("what the API names and the app knows is offered, and asked for once", async () => {
  answer = { status: 200, body: { extensions: ["payments", "of another program"] } };
  const { listExtensions: extensions, requireExtension } = await started();
  expect(await extensions()).toEqual(["payments"]);
  expect(await extensions()).toEqual(["payments"]);
  expect(asked).toBe(1);
  await expect(requireExtension("payments")).resolves.toBeUndefined();
  await expect(requireExtension("profile")).rejects.toMatchObject({ init: { status: 404 } });
});

test.each([
  { status: 404, body: { message: "There is nothing at this address." } },
  { status: 200, body: ["payments"] },
])("a server of the plain v2 API offers nothing: $status", async (plain) => {
  answer = plain;
  const { listExtensions: extensions } = await started();
  expect(await extensions()).toEqual([]);
});

test("what was known stays while the API cannot be reached, and is asked for again", async () => {
  answer = "none";
  const { listExtensions: extensions } = await started();
  expect(await extensions()).toEqual([]);
  answer = { status: 200, body: { extensions: ["profile"] } };
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitFor(async () => expect(await extensions()).toEqual(["profile"]), {
    timeout: 30_000,
  });
  answer = "none";
  const before = asked;
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  await vi.waitFor(() => expect(asked).toBeGreaterThan(before), { timeout: 30_000 });
  expect(await extensions()).toEqual(["profile"]);
});
