import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { logInByPost } from "../../e2e/support/http-client";
import { freePort } from "../../platform/testing/free-port.mjs";
import { NODE_FLAGS, startProgram, type RunningProgram } from "./serve";

export const DEMO = { email: "demo@lejar.example", password: "demo1234" };

/** The screens that have goals. */
export const SCREENS = [
  { name: "login", path: "/login", isPublic: true },
  { name: "invoice list", path: "/invoices/all", isPublic: false },
  { name: "dashboard", path: "/", isPublic: false },
  { name: "create invoice", path: "/create_invoice", isPublic: false },
];

export type App = {
  url: string;
  /** The processes it was started as. */
  servers: RunningProgram[];
  /** From the start of the processes until all of them answer. */
  startMs: number;
  /** The Cookie header of a person who has just logged in. */
  logIn: (person: { email: string; password: string }) => Promise<string>;
  stop: () => Promise<void>;
};

type AppOptions = {
  demo: boolean;
  settings?: Record<string, string>;
  /** Whether the API is a process of its own. */
  hasSeparateApi?: boolean;
  /** What the app's process is given in front of its program. */
  nodeArgs?: string[];
  hasIpc?: boolean;
  /** The page that must be there. */
  firstPage?: string;
};

/** A folder that is gone when the program ends, however it ends by itself or by Ctrl-C. */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-bench-"));
  process.on("exit", () => fs.rmSync(folder, { recursive: true, force: true }));
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
  return folder;
}

/** The built app with its API, as `npm run serve` starts it, on a port of its own. */
export async function startApp(
  dataDir: string,
  { demo, settings = {}, hasSeparateApi: isApart = false, nodeArgs = [], ...more }: AppOptions,
): Promise<App> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { DATA_DIR: dataDir, DEMO: demo ? "on" : "off" };
  const api = isApart ? await prepareApi(env) : null;
  const { firstPage = "/healthz", hasIpc: isTalking = false } = more;
  const servers = await Promise.all([
    startProgram({
      args: [...NODE_FLAGS, ...nodeArgs, "scripts/serve.mjs"],
      env: { ...env, PORT: String(port), ...api?.forApp, ...settings },
      address: url + firstPage,
      hasIpc: isTalking,
    }),
    ...(api ? [startProgram(api.program)] : []),
  ]);
  return {
    url,
    servers,
    startMs: Math.max(...servers.map(({ startMs }) => startMs)),
    logIn: (person) => logInByPost(url, person),
    async stop() {
      for (const server of servers) await server.stop();
    },
  };
}

/** The API as `npm run upstream` starts it, and what tells the app of it. */
async function prepareApi(env: Record<string, string>) {
  const port = await freePort();
  const API_KEY = "lejar-bench";
  const address = `http://localhost:${port}/v2`;
  return {
    forApp: { API_BASE_URL: address, API_KEY },
    program: {
      args: [...NODE_FLAGS, "--import", "tsx", "upstream/serve.ts"],
      env: { ...env, API_KEY, UPSTREAM_PORT: String(port) },
      address,
      isAnyRight: true,
    },
  };
}
