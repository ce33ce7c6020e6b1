import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { startOwnApp } from "./support/own-app";

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
    const app = await startOwnApp(dataDir, undefined, {
      settings: { API_BASE_URL: api.url, API_KEY: "of-the-test" },
    });
    const ask = (address: string) =>
      fetch(`${app.url}${address}`).then(
        ({ status }) => status,
        () => "refused",
      );
    try {
      const page = fetch(`${app.url}/register`).then((response) => response.text());
      await expect.poll(() => api.waiting.length).toBeGreaterThan(0);
      const ended = once(app.process, "exit");
      const stopped = app.stop();
      await expect.poll(() => ask("/login")).toBe("refused");
      api.answer();
      expect(await page).toContain("Closed for today.");
      await stopped;
      expect(await ended).toEqual([0, null]);
    } finally {
      await app.stop("SIGKILL");
      api.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
