import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { expect } from "@playwright/test";
import { freePort } from "../../scripts/free-port.mjs";

/**
 * The built app with its embedded API, as `npm start` runs it, on a data folder of a test's own.
 */
export type OwnApp = {
  url: string;
  process: ChildProcess;
  /** The status that `/healthz` answers, 0 when nothing answers. */
  health: () => Promise<number>;
  stop: (signal?: "SIGTERM" | "SIGKILL") => Promise<void>;
};

export async function startOwnApp(
  dataDir: string,
  port?: number,
  settings: Record<string, string> = {},
): Promise<OwnApp> {
  const at = port ?? (await freePort());
  const url = `http://localhost:${at}`;
  const app = spawn(
    process.execPath,
    ["node_modules/@remix-run/serve/dist/cli.js", "build/index.js"],
    {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "production",
        PORT: String(at),
        DATA_DIR: dataDir,
        ...settings,
      },
      stdio: "ignore",
    },
  );
  const health = () =>
    fetch(`${url}/healthz`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(health, { timeout: 30_000 }).toBe(200);
  return {
    url,
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
