import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { expect, test } from "@playwright/test";
import { REMIX_SERVE } from "./support/programs";
import { freePort } from "../scripts/free-port.mjs";

/** A v2 API that says it is well and keeps every other request waiting for `answer`. */
async function startWaitingApi() {
  const waiting: http.ServerResponse[] = [];
  const server = http.createServer((request, response) => {
    if (request.url === "/v2/healthz") response.end("{}");
    else if (request.url === "/v2/extensions") response.writeHead(404).end();
    else waiting.push(response);
  });
  await once(server.listen(0), "listening");
  const answer = () =>
    waiting.forEach((response) =>
      response
        .writeHead(503, { "Content-Type": "application/json" })
        .end('{"message":"Closed for today."}'),
    );
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/v2`,
    waiting,
    answer,
    close: () => server.close(),
  };
}

test(
  "what was asked before the app is told to stop is answered, and nothing after",
  { tag: "@servers" },
  async () => {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-stopping-"));
    const api = await startWaitingApi();
    const port = await freePort();
    const app = spawn(process.execPath, REMIX_SERVE, {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "production",
        PORT: String(port),
        DATA_DIR: dataDir,
        API_BASE_URL: api.url,
        API_KEY: "of-the-test",
      },
      stdio: "ignore",
    });
    const ask = (address: string) =>
      fetch(`http://localhost:${port}${address}`).then(
        ({ status }) => status,
        () => "refused",
      );
    try {
      await expect.poll(() => ask("/healthz"), { timeout: 30_000 }).toBe(200);
      const page = fetch(`http://localhost:${port}/register`).then((response) => response.text());
      await expect.poll(() => api.waiting.length).toBeGreaterThan(0);
      app.kill("SIGTERM");
      await expect.poll(() => ask("/login")).toBe("refused");
      const ended = once(app, "exit");
      api.answer();
      expect(await page).toContain("Closed for today.");
      expect(await ended).toEqual([0, null]);
    } finally {
      app.kill("SIGKILL");
      api.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
