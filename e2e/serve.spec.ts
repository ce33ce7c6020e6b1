import { once } from "node:events";
import fs from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { chooseFreePort } from "../platform/testing/free-port.mjs";
import { startOwnApi, startOwnApp, type OwnProgram } from "./support/own-app";
import { OWN_SERVER_ARGS, REMIX_SERVE_ARGS } from "./support/programs";
import { startDeployedNginx } from "./support/deployed-nginx";
import { hasNginx } from "./support/nginx";

const DEMO = { email: "demo@lejar.example", password: "demo1234" };

/**
 * Starts the production server on a new data folder, by default with the demo's books, and stops it
 * after `use`.
 */
async function withServer(
  use: (app: OwnProgram) => Promise<void>,
  settings = {},
  program = OWN_SERVER_ARGS,
): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-serve-"));
  const app = await startOwnApp(folder, undefined, { program, settings });
  try {
    await use(app);
  } finally {
    await app.stop("SIGKILL");
    fs.rmSync(folder, { recursive: true });
  }
}

const API_KEY = "of-this-test";

/** Starts app and API as separate programs, and stops them after `use`. */
async function withServerAndApi(use: (app: OwnProgram, api: OwnProgram) => Promise<void>) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-serve-api-"));
  const api = await startOwnApi(folder, undefined, { API_KEY });
  try {
    await withServer((app) => use(app, api), { API_BASE_URL: api.url, API_KEY });
  } finally {
    await api.stop("SIGKILL");
    fs.rmSync(folder, { recursive: true });
  }
}

/** Starts a v2 API that reports itself as healthy, but drops the connections of all other calls. */
async function startFailingApi(): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    if (request.url === "/v2/healthz") response.end("{}");
    else request.socket.destroy();
  });
  await once(server.listen(0), "listening");
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/v2`, server };
}

type RequestLine = { id: string; path: string; status: number };

function parseRequests(log: string): RequestLine[] {
  return log
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as RequestLine);
}

test(
  "the logs of app and API have a line for each request, under the same id, and no secrets",
  { tag: "@servers" },
  async () => {
    await withServerAndApi(async (app, api) => {
      const request = (address: string, options: RequestInit = {}) =>
        fetch(app.url + address, { redirect: "manual", ...options });
      const headers = { Origin: app.url };
      const login = await request("/login", {
        method: "POST",
        headers,
        body: new URLSearchParams(DEMO),
      });
      const [cookie = ""] = login.headers.getSetCookie();
      await request(`/requestPin/${DEMO.email}?pin=8421-pin`);
      await request(`/requestPin/${DEMO.email}`, {
        method: "POST",
        headers,
        body: new URLSearchParams({ pin: "8421-pin", password: "another-password" }),
      });
      await request("/invoices/all?q=secret-customer", { headers: { Cookie: cookie } });

      await expect
        .poll(() => parseRequests(app.readOutput()).map((line) => line.path))
        .toContain("/invoices/all");
      const [list] = parseRequests(app.readOutput()).filter(
        (line) => line.path === "/invoices/all",
      );
      await expect
        .poll(() => parseRequests(api.readOutput()).filter(({ id }) => id === list?.id))
        .toContainEqual(expect.objectContaining({ path: "/v2/lists/mixed", status: 200 }));
      expect(parseRequests(api.readOutput()).map((line) => line.path)).toContain("/v2/login");

      const secrets = [DEMO.email, DEMO.password, "8421-pin", "another-password", API_KEY];
      const sessionId = cookie.split(";")[0]?.split("=")[1] ?? "";
      const logged = (app.readOutput().split("Data folder:")[1] ?? "") + api.readOutput();
      for (const secret of [
        ...secrets,
        "secret-customer",
        sessionId,
        decodeURIComponent(sessionId),
      ])
        expect(logged).not.toContain(secret);
      // The API's log must not contain the session's token either.
      const apiLogin = await fetch(`${api.url}/login`, {
        method: "POST",
        headers: { "X-Api-Key": API_KEY, "Content-Type": "application/json" },
        body: JSON.stringify({ ...DEMO, client_id: "client-of-this-test" }),
      });
      const { session } = (await apiLogin.json()) as { session: { access_token: string } };
      const token = Buffer.from(`client-of-this-test:${session.access_token}`).toString("base64");
      await fetch(`${api.url}/sales/invoices/1/pdf?key=${API_KEY}&token=${token}`);
      await expect
        .poll(() => parseRequests(api.readOutput()).map((line) => line.path))
        .toContain("/v2/sales/invoices/1/pdf");
      for (const secret of [session.access_token, token, API_KEY, "client-of-this-test"])
        expect(api.readOutput()).not.toContain(secret);
    });
  },
);

test(
  "an error page shows the reference of its request in the log",
  { tag: "@servers" },
  async ({ page }) => {
    const api = await startFailingApi();
    await withServer(
      async (app) => {
        await page.goto(`${app.url}/register`);
        const helpText = page.getByText("If you ask for help, say this reference:");
        await expect(helpText).toBeVisible();
        const reference = (await helpText.getByText(/^[0-9a-f]{8}$/).textContent()) ?? "none";
        await expect
          .poll(() => parseRequests(app.readOutput()).filter(({ id }) => id.startsWith(reference)))
          .toMatchObject([{ path: "/register", status: 503 }]);
      },
      { API_BASE_URL: api.url, API_KEY: "of-the-test" },
    );
    api.server.close();
  },
);

test(
  "a stopping server reports itself as unhealthy while it still answers, and then exits",
  { tag: "@servers" },
  async () => {
    await withServer(
      async (app) => {
        const ended = new Promise((resolve) => app.process.once("exit", resolve));
        app.process.kill("SIGTERM");
        await expect.poll(() => app.readHealthStatus()).toBe(503);
        const page = await fetch(`${app.url}/login`);
        expect(page.status).toBe(200);
        expect(page.headers.get("connection")).toBe("close");
        expect(await ended).toBe(0);
      },
      { LEAVING_SECONDS: "2" },
    );
  },
);

test(
  "scripts are cached for a year, pictures for an hour, and pages not at all",
  { tag: "@servers" },
  async () => {
    await withServer(async (app) => {
      const html = await fetch(`${app.url}/login`);
      expect(html.headers.get("cache-control")).toBe("no-store");
      expect(html.headers.get("x-powered-by")).toBeNull();
      const [script = ""] = /\/build\/[^"]+\.js/.exec(await html.text()) ?? [];
      const file = await fetch(app.url + script);
      expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      const picture = await fetch(`${app.url}/favicon.svg`);
      expect(picture.headers.get("cache-control")).toBe("public, max-age=3600");
    });
  },
);

test("metrics are served on a separate port", { tag: "@servers" }, async () => {
  const port = await chooseFreePort();
  await withServer(
    async (app) => {
      await fetch(`${app.url}/login`, {
        method: "POST",
        headers: { Origin: app.url },
        body: new URLSearchParams(DEMO),
        redirect: "manual",
      });
      const metrics = () =>
        fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text());
      await expect
        .poll(metrics)
        .toMatch(/lejar_requests_seconds_count\{method="POST",outcome="302"\} 1/);
      const text = await metrics();
      expect(text).toMatch(
        /lejar_api_calls_seconds_count\{method="POST",resource="login",outcome="ok"\} 1/,
      );
      expect(text).toMatch(/lejar_store_calls_seconds_count\{operation="set",outcome="ok"\} \d/);
      expect(text).toMatch(/lejar_database_queries_seconds_count\{kind="select",outcome="ok"\} \d/);
      // Metrics are not available on the app's port.
      expect((await fetch(`${app.url}/metrics`, { redirect: "manual" })).status).toBe(302);
    },
    { METRICS_PORT: String(port) },
  );
});

test(
  "large posts that are refused unread do not block other requests behind nginx",
  { tag: "@servers" },
  async () => {
    test.skip(!hasNginx && !process.env.CI, "needs nginx");
    const posts = [
      { path: "/create_invoice", size: 300_000, status: 302 },
      { path: "/suggestions", size: 300_000, status: 405 },
      { path: "/no/such/page", size: 300_000, status: 405 },
      { path: "/login", size: 1_500_000, status: 413 },
    ];
    const floodAndAsk = async (url: string) => {
      const flood = [...posts, ...posts].map(({ path, size }) =>
        fetch(url + path, {
          method: "POST",
          headers: { "Content-Type": "application/x-www-form-urlencoded" },
          body: "x".repeat(size),
          redirect: "manual",
        }),
      );
      const refused = (await Promise.all(flood)).map(({ status }) => status);
      expect(refused.slice(0, posts.length)).toEqual(posts.map(({ status }) => status));
      const pages = await Promise.all(posts.flatMap(() => [1, 2]).map(() => fetch(`${url}/login`)));
      expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    };
    await withServer(
      async (first) => {
        await withServer(
          async (second) => {
            const ports = [first, second].map(({ url }) => Number(new URL(url).port));
            for (const copies of [[ports[0] ?? 0], [ports[1] ?? 0], ports]) {
              const port = await chooseFreePort();
              const nginx = await startDeployedNginx("lejar.conf", copies, port);
              try {
                await floodAndAsk(`http://localhost:${port}`);
              } finally {
                await nginx.stop();
              }
            }
          },
          { DEMO: "off" },
          REMIX_SERVE_ARGS,
        );
      },
      { DEMO: "off" },
    );
  },
);
