import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../scripts/free-port.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const START_MS = 60_000;

export const DEMO = { email: "demo@lejar.example", password: "demo1234" };

/** The screens that have goals. */
export const SCREENS = [
  { name: "login", path: "/login", isPublic: true },
  { name: "invoice list", path: "/invoices/all", isPublic: false },
  { name: "dashboard", path: "/", isPublic: false },
  { name: "create invoice", path: "/create_invoice", isPublic: false },
];

type App = {
  url: string;
  /** The Cookie header of a person who has just logged in. */
  logIn: (person: { email: string; password: string }) => Promise<string>;
  stop: () => Promise<void>;
};

/** A folder that is gone when the program ends, however it ends by itself or by Ctrl-C. */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-bench-"));
  process.on("exit", () => fs.rmSync(folder, { recursive: true, force: true }));
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
  return folder;
}

/** The built app with its embedded API, as `npm run serve` starts it, on a port of its own. */
export async function startApp(
  dataDir: string,
  { demo, settings = {} }: { demo: boolean; settings?: Record<string, string> },
): Promise<App> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { PATH, HOME, TZ } = process.env;
  const child = spawn(
    process.execPath,
    ["node_modules/@remix-run/serve/dist/cli.js", "build/index.js"],
    {
      cwd: root,
      env: {
        PATH,
        HOME,
        TZ,
        NODE_ENV: "production",
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO: demo ? "on" : "off",
        ...settings,
      },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const killed = () => void child.kill("SIGKILL");
  process.on("exit", killed);
  const ended = once(child, "exit");

  const deadline = Date.now() + START_MS;
  while (!(await answers(`${url}/healthz`))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error("The app did not start.");
    await sleep(50);
  }
  return {
    url,
    async logIn({ email, password }) {
      const response = await fetch(`${url}/login`, {
        method: "POST",
        body: new URLSearchParams({ email, password }),
        headers: { Origin: url },
        redirect: "manual",
      });
      if (response.status !== 302) throw new Error(`The login answered ${response.status}.`);
      return response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(";")[0])
        .join("; ");
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
      process.off("exit", killed);
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
