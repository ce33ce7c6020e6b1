import { once } from "node:events";
import fs from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../scripts/free-port.mjs";
import { startOwnApp, type OwnApp } from "./support/own-app";
import { OWN_SERVER } from "./support/programs";

const PERSON = { email: "demo@lejar.example", password: "demo1234" };

/** The production server on a data folder of its own, with the demo's books. */
async function serving(use: (app: OwnApp) => Promise<void>, settings = {}): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-serve-"));
  const app = await startOwnApp(folder, undefined, { program: OWN_SERVER, settings });
  try {
    await use(app);
  } finally {
    await app.stop("SIGKILL");
    fs.rmSync(folder, { recursive: true });
  }
}

/** A v2 API that says it is well, and breaks off every other call. */
async function startFailingApi(): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    if (request.url === "/v2/healthz") response.end("{}");
    else request.socket.destroy();
  });
  await once(server.listen(0), "listening");
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/v2`, server };
}

type Line = { id: string; path: string; status: number };

function requestsIn(log: string): Line[] {
  return log
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Line);
}

test(
  "the log has a line for each request, and nothing that must stay secret",
  { tag: "@servers" },
  async () => {
    await serving(async (app) => {
      const ask = (address: string, options: RequestInit = {}) =>
        fetch(app.url + address, { redirect: "manual", ...options });
      const headers = { Origin: app.url };
      const login = await ask("/login", {
        method: "POST",
        headers,
        body: new URLSearchParams(PERSON),
      });
      const [cookie = ""] = login.headers.getSetCookie();
      await ask(`/requestPin/${PERSON.email}?pin=8421-pin`);
      await ask(`/requestPin/${PERSON.email}`, {
        method: "POST",
        headers,
        body: new URLSearchParams({ pin: "8421-pin", password: "another-password" }),
      });
      await ask("/invoices/all?q=secret-customer", { headers: { Cookie: cookie } });

      await expect
        .poll(() => requestsIn(app.printed()).map((line) => line.path))
        .toContain("/invoices/all");
      const secrets = [PERSON.email, PERSON.password, "8421-pin", "another-password"];
      const value = cookie.split(";")[0]?.split("=")[1] ?? "";
      const logged = app.printed().split("Data folder:")[1] ?? "";
      for (const secret of [...secrets, "secret-customer", value, decodeURIComponent(value)])
        expect(logged).not.toContain(secret);
    });
  },
);

test(
  "a page that could not be shown says by what its request is found in the log",
  { tag: "@servers" },
  async ({ page }) => {
    const api = await startFailingApi();
    await serving(
      async (app) => {
        await page.goto(`${app.url}/register`);
        const words = page.getByText("If you ask for help, say this reference:");
        await expect(words).toBeVisible();
        const reference = (await words.getByText(/^[0-9a-f]{8}$/).textContent()) ?? "none";
        await expect
          .poll(() => requestsIn(app.printed()).filter(({ id }) => id.startsWith(reference)))
          .toMatchObject([{ path: "/register", status: 503 }]);
      },
      { API_BASE_URL: api.url, API_KEY: "of-the-test" },
    );
    api.server.close();
  },
);

test(
  "a copy that is told to stop says so while it still answers, and then ends",
  { tag: "@servers" },
  async () => {
    await serving(
      async (app) => {
        const ended = new Promise((resolve) => app.process.once("exit", resolve));
        app.process.kill("SIGTERM");
        await expect.poll(() => app.health()).toBe(503);
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
  "scripts are kept for a year, pictures for an hour, pages by nobody",
  { tag: "@servers" },
  async () => {
    await serving(async (app) => {
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

test("what the program does is counted on a port of its own", { tag: "@servers" }, async () => {
  const port = await freePort();
  await serving(
    async (app) => {
      await fetch(`${app.url}/login`, {
        method: "POST",
        headers: { Origin: app.url },
        body: new URLSearchParams(PERSON),
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
      // Not where browsers can ask for it.
      expect((await fetch(`${app.url}/metrics`, { redirect: "manual" })).status).toBe(302);
    },
    { METRICS_PORT: String(port) },
  );
});
