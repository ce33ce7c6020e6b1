// Login, list, create, save and PDF in the engines of Firefox and Safari, which the journeys do not
// run in. Needs Debian's firefox-esr, webkit2gtk-driver and xvfb; says which of them is missing.
//   node scripts/prepared.mjs e2e/engines/main.ts
//   node scripts/prepared.mjs e2e/engines/main.ts firefox     in one of them: firefox, webkit
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { startServers } from "../support/servers";
import { setting } from "../support/shop";
import type { Engine } from "./engine";
import { openFirefox } from "./firefox";
import { smoke } from "./smoke";
import { openWebKit } from "./webkit";

class MissingError extends Error {}

const ENGINES: Record<string, { packages: string; open: () => Promise<Engine> }> = {
  firefox: {
    packages: "firefox-esr",
    open: () => openFirefox(program("firefox-esr", "firefox")),
  },
  webkit: {
    packages: "webkit2gtk-driver xvfb",
    open: () =>
      openWebKit({
        driver: program("WebKitWebDriver"),
        display: program("Xvfb"),
        browser: miniBrowser(),
      }),
  },
};

const wanted = process.argv.slice(2);
const stop = await startServers();
try {
  for (const [name, { packages, open }] of Object.entries(ENGINES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    if (!(await passes(name, packages, open))) process.exitCode = 1;
  }
} finally {
  await stop();
}

async function passes(name: string, packages: string, open: () => Promise<Engine>) {
  const began = Date.now();
  let engine: Engine | undefined;
  try {
    engine = await open();
    await smoke(engine, setting("LEJAR_APP_URL"));
    const seconds = Math.round((Date.now() - began) / 1000);
    console.log(`${name}: ok, ${engine.name}, ${seconds} s`);
    return true;
  } catch (error) {
    if (error instanceof MissingError)
      console.error(`${name}: ${error.message} Debian: apt-get install ${packages}`);
    else console.error(`${name}:`, error);
    return false;
  } finally {
    await engine?.close();
  }
}

/** Where the first of these that there is stands. */
function program(...names: string[]): string {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const found = files.find((file) => fs.existsSync(file));
  if (!found) throw new MissingError(`There is no ${names.join(" or ")}.`);
  return found;
}

/** WebKit's own small browser, which stands in a folder of the machine's kind. */
function miniBrowser(): string {
  const libraries = "/usr/lib";
  const found = fs
    .readdirSync(libraries)
    .map((folder) => path.join(libraries, folder, "webkit2gtk-4.1/MiniBrowser"))
    .find((file) => fs.existsSync(file));
  if (!found) throw new MissingError("There is no MiniBrowser.");
  return found;
}
