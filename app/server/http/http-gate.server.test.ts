import http, { type RequestOptions } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { failRequest, waitForOpenRequests, installHttpGate } from "./http-gate.server";
import { env } from "../settings/env.server";
import { startDraining, rejectPages } from "./draining.server";
import {
  getClientAddress,
  getMillisecondsLeft,
  getRequestContext,
} from "../request/request-context.server";

let port = 0;
/** Called on a request for /slow with the function that ends its response. */
let onSlowRequest: (finish: () => void) => void;
const slowRequest = new Promise<() => void>((resolve) => (onSlowRequest = resolve));

const server = http.createServer((request, response) => {
  if (request.url === "/context") {
    void Promise.resolve().then(() =>
      response.end(
        JSON.stringify({
          address: getClientAddress(),
          timeLeft: getMillisecondsLeft(),
          path: getRequestContext()?.path,
        }),
      ),
    );
  } else if (request.url === "/throws") {
    const context = getRequestContext();
    if (context) failRequest(context);
  } else if (request.url === "/unread") {
    request.once("data", () => {
      request.pause();
      response.end("passed");
    });
  } else if (request.url === "/slow") {
    onSlowRequest(() => response.end("finished"));
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

type Response = { status: number; headers: http.IncomingHttpHeaders; body: string };

function send({
  body: sentBody,
  ...options
}: RequestOptions & { body?: Buffer }): Promise<Response> {
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
    request.end(sentBody);
  });
}

const ownOrigin = () => `http://127.0.0.1:${port}`;

test("a request for the app passes, and its response has nosniff", async () => {
  expect(await send({ path: "/" })).toMatchObject({
    status: 200,
    headers: { "x-content-type-options": "nosniff" },
  });
  expect(await send({ path: "/", method: "POST" })).toMatchObject({ status: 200 });
  expect(await send({ path: "/", method: "POST", headers: { Origin: ownOrigin() } })).toMatchObject(
    {
      status: 200,
      body: `passed, for 127.0.0.1:${port}`,
    },
  );
});

test("a request's context has the peer's address, the path and the time left", async () => {
  const { body } = await send({ path: "/context" });
  expect(JSON.parse(body)).toMatchObject({ address: "127.0.0.1", path: "/context" });
  expect((JSON.parse(body) as { timeLeft: number }).timeLeft).toBeGreaterThan(0);
});

test("every response and security event has a request id, which only a trusted proxy can choose", async () => {
  const { headers } = await send({ path: "/", headers: { "X-Request-Id": "chosen-by-a-caller" } });
  expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
  const written = vi.spyOn(console, "log").mockReturnValue();
  const { headers: rejected } = await send({
    path: "/",
    method: "POST",
    headers: { Origin: "https://evil.example" },
  });
  const events = written.mock.calls.map(([line]) => JSON.parse(String(line)) as object);
  expect(events).toMatchObject([
    {
      ...{ message: "security", event: "foreign_request", reason: "foreign_origin" },
      ...{ id: rejected["x-request-id"], address: "127.0.0.1" },
    },
  ]);
  // An id from the proxy is used only when it cannot break the lines of the log.
  env.TRUSTED_PROXIES = (address) => address === "127.0.0.1";
  const asProxy = (id: string) => send({ path: "/", headers: { "X-Request-Id": id } });
  const id = "0b2f5c1e-8f6c-4a52-9a43-3f0f1d6b7c11";
  expect((await asProxy(id)).headers["x-request-id"]).toBe(id);
  expect((await asProxy('a"} {"b')).headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
});

test.each<[string, number, RequestOptions]>([
  ["a request with the method TRACE", 405, { path: "/", method: "TRACE" }],
  ["a request with the method PUT", 405, { path: "/", method: "PUT" }],
  ["the address of another server", 400, { path: "http://example.com/" }],
  ["an address that cannot be decoded", 400, { path: "/%" }],
  ["another address that cannot be decoded", 400, { path: "/invoice/%E0%A4%A" }],
  ["an invalid host", 400, { path: "/", headers: { Host: "a b[" } }],
  [
    "a form from another site",
    403,
    { path: "/", method: "POST", headers: { Origin: "https://evil.example" } },
  ],
  [
    "a form without a known origin",
    403,
    { path: "/", method: "POST", headers: { Origin: "null" } },
  ],
  [
    "a form with an invalid origin",
    403,
    { path: "/", method: "POST", headers: { Origin: "nowhere" } },
  ],
])("%s is rejected with a page", async (_, status, options) => {
  const response = await send(options);
  expect(response).toMatchObject({
    status,
    headers: { "content-type": "text/html", "x-content-type-options": "nosniff" },
  });
  expect(response.body).toContain("<h1>");
});

test("every response has Strict-Transport-Security when the app's address is https", async () => {
  const settings: { secure: boolean } = env;
  const hsts = async (options: RequestOptions) =>
    (await send(options)).headers["strict-transport-security"];
  expect(await hsts({ path: "/" })).toBeUndefined();
  settings.secure = true;
  try {
    expect(await hsts({ path: "/" })).toBe("max-age=31536000");
    expect(await hsts({ path: "/", method: "TRACE" })).toBe("max-age=31536000");
  } finally {
    settings.secure = false;
  }
});

test("the connection still works after a response to a form that was not read to its end", async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const unread = { path: "/unread", method: "POST", agent, body: Buffer.alloc(2_000_000) };
  expect((await send(unread)).body).toContain("passed");
  expect((await send({ path: "/", agent })).body).toContain("passed");
  agent.destroy();
});

test("when a form comes from another origin, the log names the setting APP_URL and the page does not", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { body } = await send({
    path: "/",
    method: "POST",
    headers: { Origin: "https://shop.example" },
  });
  expect(body).not.toContain("APP_URL");
  expect(warn.mock.lastCall?.[0]).toContain("APP_URL");
});

test("failRequest responds to the request with the page of an unexpected error", async () => {
  expect(await send({ path: "/throws" })).toMatchObject({
    status: 500,
    body: expect.stringContaining("Something went wrong") as string,
  });
});

test("waitForOpenRequests waits for an open response, and other requests are handled meanwhile", async () => {
  const slow = send({ path: "/slow" });
  const finishSlow = await slowRequest;
  let isFinished = false;
  const finished = waitForOpenRequests(60_000).then(() => (isFinished = true));
  expect((await send({ path: "/" })).body).toContain("passed");
  expect(isFinished).toBe(false);
  finishSlow();
  expect((await slow).body).toBe("finished");
  await finished;
});

// This test must be the last, because the program is draining afterwards.
test("a draining program closes connections, then rejects pages, and still accepts forms and health checks", async () => {
  const agent = new http.Agent({ keepAlive: true });
  const sendAgain = (options: RequestOptions) => send({ agent, ...options });
  expect((await sendAgain({ path: "/" })).headers.connection).toBe("keep-alive");
  startDraining();
  expect(await sendAgain({ path: "/" })).toMatchObject({
    status: 200,
    headers: { connection: "close" },
  });
  rejectPages();
  await expect(sendAgain({ path: "/" })).rejects.toThrow("socket hang up");
  expect(await sendAgain({ path: "/", method: "POST" })).toMatchObject({ status: 200 });
  expect(await sendAgain({ path: "/healthz" })).toMatchObject({ status: 200 });
  agent.destroy();
});
