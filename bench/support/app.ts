import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { logInByPost } from "../../e2e/support/http-client";
import { chooseFreePort } from "../../platform/testing/free-port.mjs";
import { NODE_FLAGS, startProgram, type RunningProgram } from "./serve";

export const DEMO = { email: "demo@lejar.example", password: "demo1234" };

/** The screens for which bench/README.md sets goals. */
export const MEASURED_SCREENS = [
  { name: "login", path: "/login", isPublic: true },
  { name: "invoice list", path: "/invoices/all", isPublic: false },
  { name: "dashboard", path: "/", isPublic: false },
  { name: "create invoice", path: "/create_invoice", isPublic: false },
];

/** A running app, with its API in the same process or in another one. */
export type App = {
  url: string;
  /** The processes of the app and of a separate API. */
  servers: RunningProgram[];
  /** Milliseconds from the start of the processes until all of them answer. */
  startMs: number;
  /** Logs in and returns the Cookie header. */
  logIn: (credentials: { email: string; password: string }) => Promise<string>;
  stop: () => Promise<void>;
};

type AppOptions = {
  hasDemo: boolean;
  settings?: Record<string, string>;
  /** True when the API runs in a process of its own. */
  hasSeparateApi?: boolean;
  /** Arguments of Node before the app's script. */
  nodeArgs?: string[];
  hasIpc?: boolean;
  /** The path that must answer before the app counts as started. */
  firstPage?: string;
};

/** Creates a folder that is deleted when this process ends, by itself, by Ctrl-C or by SIGTERM. */
export function createTemporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-bench-"));
  process.on("exit", () => fs.rmSync(folder, { recursive: true, force: true }));
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
  return folder;
}

/** Starts the built app with its API on a free port, like `npm run serve`. */
export async function startMeasuredApp(
  dataDir: string,
  { hasDemo, settings = {}, hasSeparateApi = false, nodeArgs = [], ...options }: AppOptions,
): Promise<App> {
  const port = await chooseFreePort();
  const url = `http://localhost:${port}`;
  const env = { DATA_DIR: dataDir, DEMO: hasDemo ? "on" : "off" };
  const api = hasSeparateApi ? await prepareApi(env) : null;
  const { firstPage = "/healthz", hasIpc = false } = options;
  const servers = await Promise.all([
    startProgram({
      args: [...NODE_FLAGS, ...nodeArgs, "scripts/serve.mjs"],
      env: { ...env, PORT: String(port), ...api?.forApp, ...settings },
      address: url + firstPage,
      hasIpc,
    }),
    ...(api ? [startProgram(api.program)] : []),
  ]);
  return {
    url,
    servers,
    startMs: Math.max(...servers.map(({ startMs }) => startMs)),
    logIn: (credentials) => logInByPost(url, credentials),
    async stop() {
      for (const server of servers) await server.stop();
    },
  };
}

/**
 * Returns how to start the API like `npm run upstream`, and the settings that lead the app to it.
 */
async function prepareApi(env: Record<string, string>) {
  const port = await chooseFreePort();
  const API_KEY = "lejar-bench";
  const address = `http://localhost:${port}/v2`;
  return {
    forApp: { API_BASE_URL: address, API_KEY },
    program: {
      args: [...NODE_FLAGS, "--import", "tsx", "upstream/serve.ts"],
      env: { ...env, API_KEY, UPSTREAM_PORT: String(port) },
      address,
      acceptsAnyStatus: true,
    },
  };
}
