import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { expect, type Page } from "@playwright/test";
import { freePort } from "../../scripts/free-port.mjs";
import { REMIX_SERVE } from "./programs";

type Program = { program?: string[]; settings?: Record<string, string> };

/**
 * The built app with its embedded API, as `npm start` runs it, on a data folder of a test's own.
 */
export type OwnApp = {
  url: string;
  /** What it has printed so far. */
  printed: () => string;
  process: ChildProcess;
  /** The status that `/healthz` answers, 0 when nothing answers. */
  health: () => Promise<number>;
  stop: (signal?: "SIGTERM" | "SIGKILL") => Promise<void>;
};

export async function startOwnApp(
  dataDir: string,
  port?: number,
  { program = REMIX_SERVE, settings = {} }: Program = {},
): Promise<OwnApp> {
  const at = port ?? (await freePort());
  const url = `http://localhost:${at}`;
  const app = spawn(process.execPath, program, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: String(at),
      DATA_DIR: dataDir,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [app.stdout, app.stderr])
    stream.on("data", (text: Buffer) => (printed += text.toString()));
  const health = () =>
    fetch(`${url}/healthz`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(health, { timeout: 30_000 }).toBe(200);
  return {
    url,
    printed: () => printed,
    process: app,
    health,
    async stop(signal = "SIGTERM") {
      if (app.exitCode !== null || app.signalCode !== null) return;
      const ended = once(app, "exit");
      app.kill(signal);
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
