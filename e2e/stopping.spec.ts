import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { startOwnApp } from "./support/own-app";

/**
 * Starts a v2 API that is healthy, has no extensions and holds every other request until `answer`
 * is called.
 */
async function startWaitingApi() {
  const openRequests: http.ServerResponse[] = [];
  const server = http.createServer((request, response) => {
    if (request.url === "/v2/healthz") response.end("{}");
    else if (request.url === "/v2/extensions") response.writeHead(404).end();
    else openRequests.push(response);
  });
  await once(server.listen(0), "listening");
  const answer = () =>
    openRequests.forEach((response) =>
      response
        .writeHead(503, { "Content-Type": "application/json" })
        .end('{"message":"Closed for today."}'),
    );
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/v2`,
    openRequests,
    answer,
    close: () => server.close(),
  };
}

test(
  "a stopping app answers its open requests and accepts no new ones",
  { tag: "@servers" },
  async () => {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-stopping-"));
    const api = await startWaitingApi();
    const app = await startOwnApp(dataDir, undefined, {
      settings: { API_BASE_URL: api.url, API_KEY: "of-the-test" },
    });
    const readStatus = (address: string) =>
      fetch(`${app.url}${address}`).then(
        ({ status }) => status,
        () => "refused",
      );
    try {
      const page = fetch(`${app.url}/register`).then((response) => response.text());
      await expect.poll(() => api.openRequests.length).toBeGreaterThan(0);
      const ended = once(app.process, "exit");
      const stopped = app.stop();
      await expect.poll(() => readStatus("/login")).toBe("refused");
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
