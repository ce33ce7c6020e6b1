import fs from "node:fs";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod";
import { setLanguageSource } from "../../../domain/words/in-languages";
import type * as Contexts from "../request/request-context.server";
import type * as V2 from "./client.server";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-v2-"));
const log = vi.fn();
let requests: IncomingMessage[] = [];
/** The API's responses, one per call; the last one repeats. */
let responders: ((response: ServerResponse) => void)[] = [];
const server = http.createServer((request, response) => {
  const respond = responders[Math.min(requests.length, responders.length - 1)];
  requests.push(request);
  respond?.(response);
});
let v2: typeof V2;
let contexts: typeof Contexts;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  process.env.API_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`;
  process.env.API_KEY = "any-long-key";
  process.env.DATA_DIR = folder;
  v2 = await import("./client.server");
  contexts = await import("../request/request-context.server");
});

beforeEach(() => {
  requests = [];
  log.mockClear();
  vi.spyOn(console, "error").mockImplementation(log);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  fs.rmSync(folder, { recursive: true });
});

const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  };
const hang = () => {};
const drop = (response: ServerResponse) => response.destroy();
/** A response that continues in small pieces until the connection closes. */
const trickle = (response: ServerResponse) => {
  response.writeHead(200, { "Content-Type": "application/json" }).write("[");
  const timer = setInterval(() => response.write(" "), 10);
  response.on("close", () => clearInterval(timer));
};

const get = (path = "/contacts") => v2.callV2({ path, answer: z.unknown() });
const post = () => v2.callV2({ method: "POST", path: "/contacts", body: {}, answer: z.unknown() });

function withTime<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const context = {
    id: "test",
    method: "GET",
    path: "/",
    peerAddress: null,
    deadline: Date.now() + milliseconds,
  };
  return contexts.withRequestContext(context, work);
}

test.each([
  ["hangs", hang],
  ["trickles", trickle],
])(
  "a call to an API that %s fails when the time of the request is over, and no more calls are sent",
  async (_, respond) => {
    responders = [respond];
    await withTime(100, async () => {
      await expect(post()).rejects.toMatchObject({ kind: "unreachable", status: 503 });
      const before = requests.length;
      await expect(post()).rejects.toMatchObject({ kind: "unreachable" });
      await expect(get()).rejects.toMatchObject({ kind: "unreachable" });
      expect(requests).toHaveLength(before);
    });
  },
);

test("an action has less time than its request, so that the page can show the result", async () => {
  responders = [json({ there: true })];
  await withTime(60_000, async () => {
    const left = await contexts.withActionDeadline(async () => contexts.getMillisecondsLeft());
    expect(left).toBeLessThan(contexts.getMillisecondsLeft());
    expect(await get()).toEqual({ there: true });
  });
});

test("the time of an action begins when its form has arrived", async () => {
  await withTime(0, async () => {
    await contexts.withActionDeadline(async () =>
      expect(contexts.getMillisecondsLeft()).toBeGreaterThan(0),
    );
    expect(contexts.getMillisecondsLeft()).toBeGreaterThan(0);
  });
});

test("a GET whose connection breaks is sent again once, and a POST is not", async () => {
  responders = [drop, json([1])];
  expect(await get()).toEqual([1]);
  requests = [];
  await expect(post()).rejects.toMatchObject({ kind: "unreachable" });
  expect(requests).toHaveLength(1);
});

test("the rest of a response that is too large is not read", async () => {
  const closed = new Promise((resolve) => {
    responders = [
      (response) => {
        response.on("close", resolve).writeHead(200, { "Content-Type": "application/json" });
        const writeOn = () =>
          void response.write("x".repeat(100_000), (error) => (error ? undefined : writeOn()));
        writeOn();
      },
    ];
  });
  await expect(get()).rejects.toMatchObject({ kind: "malformed" });
  await closed;
});

test("a page of a proxy is not taken for the answer to a write, and an empty answer is", async () => {
  const page = (body: string) => (response: ServerResponse) =>
    response.writeHead(200, { "Content-Type": "text/html" }).end(body);
  responders = [page("<!doctype html><title>Log in to the network</title>"), page("")];
  await expect(post()).rejects.toMatchObject({ kind: "malformed" });
  await expect(post()).resolves.toBeUndefined();
});

test("an error response that is too large gets the default message of its status", async () => {
  responders = [json({ message: "x".repeat(100_000) }, 422)];
  await expect(post()).rejects.toMatchObject({
    kind: "refused",
    status: 422,
    words: expect.stringContaining("not accepted") as string,
  });
});

test("a refusal is said in the person's language by its code, and logged in English", async () => {
  setLanguageSource(() => "zh");
  const message = "Only RM 5.00 is left to pay on this invoice.";
  const refusal = { code: "above_left_to_pay", values: { amount: "RM 5.00" } };
  responders = [json({ message, ...refusal }, 422)];
  await expect(post()).rejects.toMatchObject({
    words: "此发票只剩 RM 5.00 未付。",
    message: expect.stringContaining(message) as string,
    code: "above_left_to_pay",
  });
  // What the app does not know is shown as the API says it.
  for (const unknown of [{}, { ...refusal, values: {} }, { ...refusal, code: "of_tomorrow" }]) {
    responders = [json({ message, ...unknown }, 422)];
    await expect(post()).rejects.toMatchObject({ words: message });
  }
  setLanguageSource(() => "en");
});

test("the API's message is logged in one line", async () => {
  responders = [json({ message: "broken\r\n[v2] all is well\u2028" }, 500)];
  await expect(post()).rejects.toMatchObject({ words: "broken\r\n[v2] all is well\u2028" });
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls[0]?.[0]).toBe(
    "[v2] POST /contacts: refused (500) broken\\u000d\\u000a[v2] all is well\\u2028",
  );
});

test.each([
  [401, "unauthorized", true],
  [402, "expired", true],
  [404, "notFound", false],
  [429, "refused", false],
  [500, "unreachable", false],
])(
  "status %d becomes the fault %s, with access denied: %s",
  async (status, kind, isAccessDenied) => {
    responders = [(response) => response.writeHead(status).end()];
    await expect(post()).rejects.toMatchObject({ kind, isAccessDenied, status });
  },
);
