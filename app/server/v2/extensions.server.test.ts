import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-extensions-"));
let reply: { status: number; body: unknown } | "none" = "none";
let calls = 0;
const server = http.createServer((_request, response) => {
  calls++;
  if (reply === "none") return void response.destroy();
  response.writeHead(reply.status).end(JSON.stringify(reply.body));
});

/** Imports the module as a new process would. */
async function importFresh() {
  vi.resetModules();
  (globalThis as { lejar?: unknown }).lejar = undefined;
  return import("./extensions.server");
}

beforeEach(async () => {
  calls = 0;
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

test("the extensions that both the API and the app know are listed after one call", async () => {
  reply = { status: 200, body: { extensions: ["payments", "unknown"] } };
  const { listExtensions, requireExtension } = await importFresh();
  expect(await listExtensions()).toEqual(["payments"]);
  expect(await listExtensions()).toEqual(["payments"]);
  expect(calls).toBe(1);
  await expect(requireExtension("payments")).resolves.toBeUndefined();
  await expect(requireExtension("profile")).rejects.toMatchObject({ init: { status: 404 } });
});

test.each([
  { status: 404, body: { message: "There is nothing at this address." } },
  { status: 200, body: ["payments"] },
])("a server of the plain v2 API has no extensions: $status", async (plain) => {
  reply = plain;
  const { listExtensions } = await importFresh();
  expect(await listExtensions()).toEqual([]);
});

test("the last known extensions are listed while the API is unreachable, and requested again later", async () => {
  reply = "none";
  const { listExtensions } = await importFresh();
  expect(await listExtensions()).toEqual([]);
  reply = { status: 200, body: { extensions: ["profile"] } };
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitFor(async () => expect(await listExtensions()).toEqual(["profile"]), {
    timeout: 30_000,
  });
  reply = "none";
  const before = calls;
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  await vi.waitFor(() => expect(calls).toBeGreaterThan(before), { timeout: 30_000 });
  expect(await listExtensions()).toEqual(["profile"]);
});
