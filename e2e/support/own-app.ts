import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";
import { chooseFreePort } from "../../platform/testing/free-port.mjs";
import { API_SERVER_ARGS, REMIX_SERVE_ARGS } from "./programs";

type Options = { program?: string[]; settings?: Record<string, string> };

/** A program on a data folder that belongs to one test. */
export type OwnProgram = {
  /** The URL of the app's pages, or of the API as in `API_BASE_URL`. */
  url: string;
  /** Returns the output so far. */
  readOutput: () => string;
  process: ChildProcess;
  /** Returns the status of `/healthz`, or 0 without an answer. */
  readHealthStatus: () => Promise<number>;
  stop: (signal?: "SIGTERM" | "SIGKILL") => Promise<void>;
};

/** Starts the built app with its embedded API, like `npm start`. */
export async function startOwnApp(
  dataDir: string,
  port?: number,
  { program = REMIX_SERVE_ARGS, settings = {} }: Options = {},
): Promise<OwnProgram> {
  const PORT = String(port ?? (await chooseFreePort()));
  return startProgram(`http://localhost:${PORT}`, program, {
    PORT,
    DATA_DIR: dataDir,
    ...settings,
  });
}

/** Starts the v2 API as a separate program. */
export async function startOwnApi(
  dataDir: string,
  port?: number,
  settings: Record<string, string> = {},
): Promise<OwnProgram> {
  const UPSTREAM_PORT = String(port ?? (await chooseFreePort()));
  const url = `http://localhost:${UPSTREAM_PORT}/v2`;
  return startProgram(url, API_SERVER_ARGS, { UPSTREAM_PORT, DATA_DIR: dataDir, ...settings });
}

async function startProgram(
  url: string,
  program: string[],
  settings: Record<string, string>,
): Promise<OwnProgram> {
  const child = spawn(process.execPath, program, {
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (printed += text.toString()));
  const health = () =>
    fetch(`${url}/healthz`).then(
      ({ status }) => status,
      () => 0,
    );
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  while ((await health()) !== 200) {
    if (hasEnded()) throw new Error(`The program ended while starting. Its output:\n${printed}`);
    await sleep(100);
  }
  return {
    url,
    readOutput: () => printed,
    process: child,
    readHealthStatus: health,
    async stop(signal = "SIGTERM") {
      if (hasEnded()) return;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    },
  };
}

/** Logs in to the demo account and opens the dashboard, at `url` or at the page's base URL. */
export async function logInToDemo(page: Page, url = ""): Promise<void> {
  await page.goto(`${url}/login?demo=1`);
  await page.getByRole("button", { name: "LOG IN" }).click();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
}
