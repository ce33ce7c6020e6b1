import process from "node:process";
import { fileURLToPath } from "node:url";
import { chooseFreePort } from "../../platform/testing/free-port.mjs";
import { run } from "../../scripts/setup/run.mjs";
import { REMIX_SERVE_PATH, root, startProgram, type RunningProgram } from "./serve";

const folder = fileURLToPath(new URL("../bare", import.meta.url));

/** Builds and serves a Remix app of one page with 20 rows, to compare the app with. */
export async function startBare(): Promise<{ url: string; server: RunningProgram }> {
  const { code, output } = await run(
    process.execPath,
    ["node_modules/@remix-run/dev/dist/cli.js", "vite:build", folder],
    { cwd: root, env: { ...process.env, NODE_ENV: "production" }, quiet: true },
  );
  if (code !== 0) throw new Error(`The bare page could not be built.\n${output}`);
  const port = await chooseFreePort();
  const url = `http://localhost:${port}/`;
  const server = await startProgram({
    args: [REMIX_SERVE_PATH, "../../.cache/bare/server/index.js"],
    cwd: folder,
    env: { PORT: String(port) },
    address: url,
  });
  return { url, server };
}
