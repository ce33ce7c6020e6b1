// Finds a Chromium for the tests, or fetches one. On its own it prints the path:
//   node scripts/setup/chromium.mjs
import { createRequire } from "node:module";
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { PrepareError, fail } from "./prepare.mjs";
import { run } from "./run.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
// The first draws no window and no toolbars: the journeys take half as long in it.
const systemNames = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const fetchTimeoutMs = 5 * 60_000;

/** The path of a Chromium that starts. Needs the packages installed. @returns {Promise<string>} */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (await starts(named)) return named;
    throw new PrepareError(`CHROMIUM_PATH names '${named}', which cannot be started.`);
  }
  const found =
    (await firstThatStarts([playwrightChromium(), ...systemChromiums()])) ??
    (await fetchChromium());
  if (found) return found;
  throw new PrepareError(
    "No Chromium was found and none could be fetched: " +
      "install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.",
  );
}

async function fetchChromium() {
  console.error("Fetching Chromium…");
  const playwright = path.join(root, "node_modules", "playwright", "cli.js");
  const fetched = await run(process.execPath, [playwright, "install", "chromium"], {
    cwd: root,
    quiet: true,
    timeoutMs: fetchTimeoutMs,
  });
  const own = fetched.code === 0 ? await firstThatStarts([playwrightChromium()]) : undefined;
  if (own || process.getuid?.() !== 0 || !fs.existsSync("/etc/debian_version")) return own;

  console.error("Installing Debian's Chromium…");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update"], { env, quiet: true, timeoutMs: fetchTimeoutMs });
  for (const name of ["chromium-headless-shell", "chromium"]) {
    const step = await run("apt-get", ["install", "-y", "--no-install-recommends", name], {
      env,
      quiet: true,
      timeoutMs: fetchTimeoutMs,
    });
    if (step.code !== 0) console.error(step.output.trimEnd());
    const installed = await firstThatStarts(systemChromiums());
    if (installed) return installed;
  }
  return undefined;
}

function playwrightChromium() {
  /** @type {typeof import("playwright")} */
  const playwright = createRequire(import.meta.url)("playwright");
  return playwright.chromium.executablePath();
}

function systemChromiums() {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return systemNames.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

async function firstThatStarts(/** @type {string[]} */ candidates) {
  for (const candidate of candidates) if (await starts(candidate)) return candidate;
  return undefined;
}

/**
 * Asks for its version: a file may be there and lack a library, or only tell how to install a snap.
 */
async function starts(/** @type {string} */ file) {
  if (!fs.existsSync(file)) return false;
  const { code } = await run(file, ["--version"], { quiet: true, timeoutMs: 20_000 });
  return code === 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(fs.realpathSync(process.argv[1])).href) {
  findChromium().then((file) => console.log(file), fail);
}
