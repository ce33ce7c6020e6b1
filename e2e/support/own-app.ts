import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";
import { freePort } from "../../platform/testing/free-port.mjs";
import { API_SERVER, REMIX_SERVE } from "./programs";

type Options = { program?: string[]; settings?: Record<string, string> };

/** A program on a data folder of a test's own. */
export type OwnProgram = {
  /** Of the app its pages, of the API what `API_BASE_URL` takes. */
  url: string;
  /** What it has printed so far. */
  printed: () => string;
  process: ChildProcess;
  /** The status that `/healthz` answers, 0 when nothing answers. */
  health: () => Promise<number>;
  stop: (signal?: "SIGTERM" | "SIGKILL") => Promise<void>;
};

/** The built app with its embedded API, as `npm start` runs it. */
export async function startOwnApp(
  dataDir: string,
  port?: number,
  { program = REMIX_SERVE, settings = {} }: Options = {},
): Promise<OwnProgram> {
  const PORT = String(port ?? (await freePort()));
  return startProgram(`http://localhost:${PORT}`, program, {
    PORT,
    DATA_DIR: dataDir,
    ...settings,
  });
}

/** The v2 API by itself. */
export async function startOwnApi(
  dataDir: string,
  port?: number,
  settings: Record<string, string> = {},
): Promise<OwnProgram> {
  const UPSTREAM_PORT = String(port ?? (await freePort()));
  const url = `http://localhost:${UPSTREAM_PORT}/v2`;
  return startProgram(url, API_SERVER, { UPSTREAM_PORT, DATA_DIR: dataDir, ...settings });
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
    if (hasEnded()) throw new Error(`It ended while starting, and printed:\n${printed}`);
    await sleep(100);
  }
  return {
    url,
    printed: () => printed,
    process: child,
    health,
    async stop(signal = "SIGTERM") {
      if (hasEnded()) return;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    },
  };
}

/** Opens the dashboard of the demo account of an app of one's own, at `url` or where pages begin. */
export async function logInToDemo(page: Page, url = ""): Promise<void> {
  await page.goto(`${url}/login?demo=1`);
  await page.getByRole("button", { name: "LOG IN" }).click();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
}
