import { randomBytes } from "node:crypto";
import path from "node:path";
import process from "node:process";
import { startRedisServer } from "../../../app/server/testing/redis-server";
import { startNginx } from "../../../e2e/support/nginx";
import { chooseFreePort } from "../../../platform/testing/free-port.mjs";
import { NODE_FLAGS, startProgram } from "../serve";
import type { BooksServer } from "./database";

const HOST = "127.0.0.1";
const API_KEY = "lejar-bench";

/** A running system with the processes that are measured, by name. */
export type RunningSystem = {
  name: string;
  url: string;
  processes: { name: string; pid: number }[];
  stop: () => Promise<void>;
};

/** Starts the app and its API, each in its own process; the app's sessions are in a file. */
export async function startOneCopy(books: BooksServer, folder: string): Promise<RunningSystem> {
  const copy = await startCopy(books, { name: "", folder: path.join(folder, "one"), settings: {} });
  return {
    name: "one copy",
    url: copy.url,
    processes: [...copy.processes, ...listSharedProcesses(books)],
    stop: () => copy.stop(),
  };
}

/** Starts two copies of app and API behind nginx, with the sessions in one Redis. */
export async function startTwoCopies(books: BooksServer, folder: string): Promise<RunningSystem> {
  // These are the arguments of Redis in deploy/compose.yaml.
  const redis = await startRedisServer(["--appendonly", "yes"]);
  const settings = {
    REDIS_URL: redis.url,
    SESSION_SECRET: randomBytes(32).toString("hex"),
    TRUSTED_PROXIES: HOST,
  };
  const copies: Awaited<ReturnType<typeof startCopy>>[] = [];
  for (const name of [" 1", " 2"])
    copies.push(await startCopy(books, { name, folder: path.join(folder, name.trim()), settings }));
  const nginx = await startNginx(copies.map(({ port }) => port));
  return {
    name: "two copies",
    url: `http://${HOST}:${new URL(nginx.url).port}`,
    processes: [
      { name: "nginx", pid: nginx.pid },
      ...copies.flatMap(({ processes }) => processes),
      { name: "Redis", pid: redis.pid() },
      ...listSharedProcesses(books),
    ],
    async stop() {
      await nginx.stop();
      for (const copy of copies) await copy.stop();
      await redis.close();
    },
  };
}

/** `name` is appended to the names of the processes: " 1" gives "app 1". */
type CopyOptions = { name: string; folder: string; settings: Record<string, string> };

/**
 * Starts API and app like `npm run upstream` and `npm run serve`; the app writes no request log.
 */
async function startCopy(books: BooksServer, { name, folder, settings }: CopyOptions) {
  const [apiPort, port] = [await chooseFreePort(), await chooseFreePort()];
  const apiUrl = `http://${HOST}:${apiPort}/v2`;
  const shared = { API_KEY, DEMO: "off" };
  const api = await startProgram({
    args: [...NODE_FLAGS, "--import", "tsx", "upstream/serve.ts"],
    env: {
      ...shared,
      ...{ UPSTREAM_PORT: String(apiPort), HOST, DATABASE_URL: books.url },
      DATA_DIR: path.join(folder, "api"),
    },
    address: apiUrl,
    acceptsAnyStatus: true,
  });
  const url = `http://${HOST}:${port}`;
  const app = await startProgram({
    args: [...NODE_FLAGS, "scripts/serve.mjs"],
    env: {
      ...shared,
      ...{ PORT: String(port), API_BASE_URL: apiUrl, REQUEST_LOG: "off" },
      DATA_DIR: path.join(folder, "app"),
      ...settings,
    },
    address: `${url}/healthz`,
  });
  return {
    url,
    port,
    processes: [
      { name: `app${name}`, pid: app.pid },
      { name: `API${name}`, pid: api.pid },
    ],
    async stop() {
      await app.stop();
      await api.stop();
    },
  };
}

function listSharedProcesses({ server }: BooksServer) {
  return [
    { name: "PostgreSQL", pid: server.pid },
    { name: "the owners (this bench)", pid: process.pid },
  ];
}
