// Finds a Chromium for the tests, or installs one. As a program it prints the path:
//   node scripts/setup/chromium.mjs
import { createRequire } from "node:module";
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { PrepareError, exitWithError } from "./prepare.mjs";
import { run } from "./run.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
// chromium-headless-shell draws no window and no toolbars, and runs the journeys in half the time.
const systemNames = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const fetchTimeoutMs = 5 * 60_000;

/**
 * Returns the path of a Chromium that starts: of CHROMIUM_PATH if it is set, otherwise of one that
 * is found or else installed. Throws `PrepareError` when there is none. The npm packages must be
 * installed.
 * @returns {Promise<string>}
 */
export async function findChromium() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (await canStart(configured)) return configured;
    throw new PrepareError(`The Chromium of CHROMIUM_PATH, '${configured}', cannot be started.`);
  }
  const found =
    (await findFirstThatStarts([getPlaywrightChromiumPath(), ...listSystemChromiumPaths()])) ??
    (await installChromium());
  if (found) return found;
  throw new PrepareError(
    "No Chromium was found and none could be downloaded. " +
      "Install one (on Debian: apt-get install chromium) or set CHROMIUM_PATH.",
  );
}

/**
 * Downloads Playwright's Chromium. When that fails, and root runs this program on Debian, installs
 * Debian's Chromium. Returns the path, or undefined when no Chromium was installed.
 */
async function installChromium() {
  console.error("Downloading Chromium…");
  const playwright = path.join(root, "node_modules", "playwright", "cli.js");
  const download = await run(process.execPath, [playwright, "install", "chromium"], {
    cwd: root,
    quiet: true,
    timeoutMs: fetchTimeoutMs,
  });
  const downloaded =
    download.code === 0 ? await findFirstThatStarts([getPlaywrightChromiumPath()]) : undefined;
  if (downloaded || process.getuid?.() !== 0 || !fs.existsSync("/etc/debian_version"))
    return downloaded;

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
    const installed = await findFirstThatStarts(listSystemChromiumPaths());
    if (installed) return installed;
  }
  return undefined;
}

function getPlaywrightChromiumPath() {
  /** @type {typeof import("playwright")} */
  const playwright = createRequire(import.meta.url)("playwright");
  return playwright.chromium.executablePath();
}

function listSystemChromiumPaths() {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return systemNames.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

async function findFirstThatStarts(/** @type {string[]} */ candidates) {
  for (const candidate of candidates) if (await canStart(candidate)) return candidate;
  return undefined;
}

/**
 * Returns whether the program can print its version. An existing file may lack a library, or only
 * print how to install a snap package.
 */
async function canStart(/** @type {string} */ file) {
  if (!fs.existsSync(file)) return false;
  const { code } = await run(file, ["--version"], { quiet: true, timeoutMs: 20_000 });
  return code === 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(fs.realpathSync(process.argv[1])).href) {
  findChromium().then((file) => console.log(file), exitWithError);
}
