import http, { type RequestOptions } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { failRequest, waitForOpenRequests, installHttpGate } from "./http-gate.server";
import { env } from "../settings/env.server";
import { startDraining, rejectPages } from "./draining.server";
import { clientAddress, millisecondsLeft, requestContext } from "../request/request-context.server";

let port = 0;
/** Resolves, with what ends the answer, when /slow is asked. */
let whenSlow: (finish: () => void) => void;
const slowAsked = new Promise<() => void>((resolve) => (whenSlow = resolve));

const server = http.createServer((request, response) => {
  if (request.url === "/context") {
    void Promise.resolve().then(() =>
      response.end(
        JSON.stringify({
          address: clientAddress(),
          left: millisecondsLeft(),
          path: requestContext()?.path,
        }),
      ),
    );
  } else if (request.url === "/throws") {
    const context = requestContext();
    if (context) failRequest(context);
  } else if (request.url === "/unread") {
    request.once("data", () => {
      request.pause();
      response.end("passed");
    });
  } else if (request.url === "/slow") {
    whenSlow(() => response.end("finished"));
  } else response.end(`passed, for ${String(request.headers["x-forwarded-host"])}`);
});

beforeAll(async () => {
  installHttpGate(({ title, text }) => ({
    html: `<h1>${title}</h1>${text}`,
    headers: new Headers({ "Content-Type": "text/html" }),
  }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string };

function ask({ body: sent, ...options }: RequestOptions & { body?: Buffer }): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: "127.0.0.1", port, agent: false, ...options },
      (response) => {
        let body = "";
        response.on("data", (chunk: Buffer) => (body += chunk.toString()));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      },
    );
    request.on("error", reject);
    request.end(sent);
  });
}

const own = () => `http://127.0.0.1:${port}`;

test("what is asked of the app itself passes, with nosniff", async () => {
  expect(await ask({ path: "/" })).toMatchObject({
    status: 200,
    headers: { "x-content-type-options": "nosniff" },
  });
  expect(await ask({ path: "/", method: "POST" })).toMatchObject({ status: 200 });
  expect(await ask({ path: "/", method: "POST", headers: { Origin: own() } })).toMatchObject({
    status: 200,
    body: `passed, for 127.0.0.1:${port}`,
  });
});

test(
  "a request knows the other end's address, its path without the query, and how " +
    "much of its time is left",
  async () => {
    const { body } = await ask({ path: "/context" });
    expect(JSON.parse(body)).toMatchObject({ address: "127.0.0.1", path: "/context" });
    expect((JSON.parse(body) as { left: number }).left).toBeGreaterThan(0);
  },
);

test("every answer names its request, by an id that only a trusted proxy can choose", async () => {
  const { headers } = await ask({ path: "/", headers: { "X-Request-Id": "chosen-by-a-caller" } });
  expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
  const written = vi.spyOn(console, "log").mockReturnValue();
  const { headers: refused } = await ask({
    path: "/",
    method: "POST",
    headers: { Origin: "https://evil.example" },
  });
  const told = written.mock.calls.map(([line]) => JSON.parse(String(line)) as object);
  expect(told).toMatchObject([
    {
      ...{ message: "security", event: "foreign_request", reason: "foreign_origin" },
      ...{ id: refused["x-request-id"], address: "127.0.0.1" },
    },
  ]);
  // A proxy that is trusted names it, as far as the name can stand in a log.
  env.TRUSTED_PROXIES = (address) => address === "127.0.0.1";
  const asProxy = (id: string) => ask({ path: "/", headers: { "X-Request-Id": id } });
  const id = "0b2f5c1e-8f6c-4a52-9a43-3f0f1d6b7c11";
  expect((await asProxy(id)).headers["x-request-id"]).toBe(id);
  expect((await asProxy('a"} {"b')).headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
});

test.each<[string, number, RequestOptions]>([
  ["a method that no page has", 405, { path: "/", method: "TRACE" }],
  ["another such method", 405, { path: "/", method: "PUT" }],
  ["the address of another server", 400, { path: "http://example.com/" }],
  ["an address that cannot be decoded", 400, { path: "/%" }],
  ["another such address", 400, { path: "/invoice/%E0%A4%A" }],
  ["a host that is none", 400, { path: "/", headers: { Host: "a b[" } }],
  [
    "a form of another site",
    403,
    { path: "/", method: "POST", headers: { Origin: "https://evil.example" } },
  ],
  [
    "a form of a page that hides where it is from",
    403,
    { path: "/", method: "POST", headers: { Origin: "null" } },
  ],
  [
    "a form from an address that is none",
    403,
    { path: "/", method: "POST", headers: { Origin: "nowhere" } },
  ],
])("%s is refused with a page", async (_, status, options) => {
  const answer = await ask(options);
  expect(answer).toMatchObject({
    status,
    headers: { "content-type": "text/html", "x-content-type-options": "nosniff" },
  });
  expect(answer.body).toContain("<h1>");
});

test("every answer of an app whose address is https has browsers ask for nothing else", async () => {
  const settings: { secure: boolean } = env;
  const hsts = async (options: RequestOptions) =>
    (await ask(options)).headers["strict-transport-security"];
  expect(await hsts({ path: "/" })).toBeUndefined();
  settings.secure = true;
  try {
    expect(await hsts({ path: "/" })).toBe("max-age=31536000");
    expect(await hsts({ path: "/", method: "TRACE" })).toBe("max-age=31536000");
  } finally {
    settings.secure = false;
  }
});

test("a form that is refused unread silences no connection", async () => {
  const one = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const refused = { path: "/unread", method: "POST", agent: one, body: Buffer.alloc(2_000_000) };
  expect((await ask(refused)).body).toContain("passed");
  expect((await ask({ path: "/", agent: one })).body).toContain("passed");
  one.destroy();
});

test("whoever runs the app behind a proxy is told which setting is missing, nobody else", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { body } = await ask({
    path: "/",
    method: "POST",
    headers: { Origin: "https://shop.example" },
  });
  expect(body).not.toContain("APP_URL");
  expect(warn.mock.lastCall?.[0]).toContain("APP_URL");
});

test("a request that went wrong outside of its promises is answered, once", async () => {
  expect(await ask({ path: "/throws" })).toMatchObject({
    status: 500,
    body: expect.stringContaining("Something went wrong") as string,
  });
});

test("an answer that is under way is finished before the program leaves", async () => {
  const slow = ask({ path: "/slow" });
  const finishSlow = await slowAsked;
  const finished = waitForOpenRequests(60_000);
  expect((await ask({ path: "/" })).body).toContain("passed");
  finishSlow();
  expect((await slow).body).toBe("finished");
  await finished;
});

// The last: afterwards the program is leaving.
test("who leaves ends connections, then gives no pages, and takes forms and tells how it is", async () => {
  const kept = new http.Agent({ keepAlive: true });
  const asked = (options: RequestOptions) => ask({ agent: kept, ...options });
  expect((await asked({ path: "/" })).headers.connection).toBe("keep-alive");
  startDraining();
  expect(await asked({ path: "/" })).toMatchObject({
    status: 200,
    headers: { connection: "close" },
  });
  rejectPages();
  await expect(asked({ path: "/" })).rejects.toThrow("socket hang up");
  expect(await asked({ path: "/", method: "POST" })).toMatchObject({ status: 200 });
  expect(await asked({ path: "/healthz" })).toMatchObject({ status: 200 });
  kept.destroy();
});
