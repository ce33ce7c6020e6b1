import fs from "node:fs";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod";
import type * as Contexts from "../request/request-context.server";
import type * as V2 from "./client.server";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-v2-"));
const log = vi.fn();
let asked: IncomingMessage[] = [];
/** What the API does, each call the next; the last one again and again. */
let answers: ((response: ServerResponse) => void)[] = [];
const server = http.createServer((request, response) => {
  const answer = answers[Math.min(asked.length, answers.length - 1)];
  asked.push(request);
  answer?.(response);
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
  asked = [];
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
/** An answer that goes on in small pieces for as long as somebody listens. */
const trickle = (response: ServerResponse) => {
  response.writeHead(200, { "Content-Type": "application/json" }).write("[");
  const timer = setInterval(() => response.write(" "), 10);
  response.on("close", () => clearInterval(timer));
};

const get = (path = "/contacts") => v2.callV2({ path, answer: z.unknown() });
const post = () => v2.callV2({ method: "POST", path: "/contacts", body: {}, answer: z.unknown() });

function within<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const context = {
    id: "test",
    method: "GET",
    path: "/",
    address: null,
    deadline: Date.now() + milliseconds,
  };
  return contexts.withRequestContext(context, work);
}

test.each([
  ["hangs", hang],
  ["trickles", trickle],
])(
  "an API that %s is given up when the time of the request ends, for all that it asks",
  async (_, answer) => {
    answers = [answer];
    await within(100, async () => {
      await expect(post()).rejects.toMatchObject({ kind: "unreachable", status: 503 });
      const before = asked.length;
      await expect(post()).rejects.toMatchObject({ kind: "unreachable" });
      await expect(get()).rejects.toMatchObject({ kind: "unreachable" });
      expect(asked).toHaveLength(before);
    });
  },
);

test("an action leaves time for the page that tells what came of it", async () => {
  answers = [json({ there: true })];
  await within(60_000, async () => {
    const own = await contexts.withActionDeadline(async () => contexts.millisecondsLeft());
    expect(own).toBeLessThan(contexts.millisecondsLeft());
    expect(await get()).toEqual({ there: true });
  });
});

test("the time of an action begins when its form has arrived", async () => {
  await within(0, async () => {
    await contexts.withActionDeadline(async () =>
      expect(contexts.millisecondsLeft()).toBeGreaterThan(0),
    );
    expect(contexts.millisecondsLeft()).toBeGreaterThan(0);
  });
});

test("a read that is cut is tried once more, a write is not", async () => {
  answers = [drop, json([1])];
  expect(await get()).toEqual([1]);
  asked = [];
  await expect(post()).rejects.toMatchObject({ kind: "unreachable" });
  expect(asked).toHaveLength(1);
});

test("an answer larger than any page needs is not read to its end", async () => {
  const closed = new Promise((resolve) => {
    answers = [
      (response) => {
        response.on("close", resolve).writeHead(200, { "Content-Type": "application/json" });
        const more = () =>
          void response.write("x".repeat(100_000), (error) => (error ? undefined : more()));
        more();
      },
    ];
  });
  await expect(get()).rejects.toMatchObject({ kind: "malformed" });
  await closed;
});

test("of a large refusal the status is enough", async () => {
  answers = [json({ message: "x".repeat(100_000) }, 422)];
  await expect(post()).rejects.toMatchObject({
    kind: "refused",
    status: 422,
    words: expect.stringContaining("not accepted") as string,
  });
});

test("what the API says is one line of the log", async () => {
  answers = [json({ message: "broken\r\n[v2] all is well\u2028" }, 500)];
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
])("%d is %s", async (status, kind, isBarred) => {
  answers = [(response) => response.writeHead(status).end()];
  await expect(post()).rejects.toMatchObject({ kind, isBarred, status });
});
