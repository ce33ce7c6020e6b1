// Runs an owner's daily steps, from the login to a PDF, in the engines of Firefox and Safari, which
// the journeys do not use. Needs Debian's firefox-esr, webkit2gtk-driver and xvfb, and names a
// missing package.
//   node scripts/prepared.mjs e2e/engines/main.ts
//   node scripts/prepared.mjs e2e/engines/main.ts firefox     one engine: firefox or webkit
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { startServers } from "../support/servers";
import { readSetting } from "../support/shop";
import type { Engine } from "./engine";
import { openFirefox } from "./firefox";
import { runSmokeTest } from "./smoke";
import { openWebKit } from "./webkit";

class MissingProgramError extends Error {}

const ENGINES: Record<string, { packages: string; open: () => Promise<Engine> }> = {
  firefox: {
    packages: "firefox-esr",
    open: () => openFirefox(findProgram("firefox-esr", "firefox")),
  },
  webkit: {
    packages: "webkit2gtk-driver xvfb",
    open: () =>
      openWebKit({
        driver: findProgram("WebKitWebDriver"),
        display: findProgram("Xvfb"),
        browser: findMiniBrowser(),
      }),
  },
};

const chosenEngines = process.argv.slice(2);
const stopServers = await startServers();
try {
  for (const [name, { packages, open }] of Object.entries(ENGINES)) {
    if (chosenEngines.length > 0 && !chosenEngines.includes(name)) continue;
    if (!(await testEngine(name, packages, open))) process.exitCode = 1;
  }
} finally {
  await stopServers();
}

async function testEngine(name: string, packages: string, open: () => Promise<Engine>) {
  const startedAt = Date.now();
  let engine: Engine | undefined;
  try {
    engine = await open();
    await runSmokeTest(engine, readSetting("LEJAR_APP_URL"));
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    console.log(`${name}: ok, ${engine.name}, ${seconds} s`);
    return true;
  } catch (error) {
    if (error instanceof MissingProgramError)
      console.error(`${name}: ${error.message} Debian: apt-get install ${packages}`);
    else console.error(`${name}:`, error);
    return false;
  } finally {
    await engine?.close();
  }
}

/** Returns the path of the first of these programs on the PATH; throws when there is none. */
function findProgram(...names: string[]): string {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const found = files.find((file) => fs.existsSync(file));
  if (!found) throw new MissingProgramError(`The program ${names.join(" or ")} is not installed.`);
  return found;
}

/**
 * Returns the path of WebKit's MiniBrowser, whose folder is named after the machine's architecture.
 */
function findMiniBrowser(): string {
  const libraries = "/usr/lib";
  const found = fs
    .readdirSync(libraries)
    .map((folder) => path.join(libraries, folder, "webkit2gtk-4.1/MiniBrowser"))
    .find((file) => fs.existsSync(file));
  if (!found) throw new MissingProgramError("WebKit's MiniBrowser is not installed.");
  return found;
}
