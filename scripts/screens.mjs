// Walks every screen of the built app, with the demo data and shops made for it.
//   npm run screens                     takes the pictures and writes docs/screens.md
//   npm run screens -- --check          looks for barriers at three widths, light and dark
//   npm run screens -- --html folder    writes each page as it is served, and what is invalid in it
//   npm run screens -- --sheets folder  each in three widths, light and dark, on one picture
//   … -- --only login,menu              only these
//   … -- --width 1280 --to folder       pictures of another width, into another folder
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { startServers } from "../e2e/support/servers.ts";
import { findChromium } from "./setup/chromium.mjs";
import { fail, PrepareError } from "./setup/prepare.mjs";
import { onStop } from "./setup/run.mjs";
import { barriersOn } from "./screens/accessible.mjs";
import { chapters, screens } from "./screens/list.mjs";
import { now } from "./screens/now.mjs";
import { describe, takePicture, takeSheet } from "./screens/pictures.mjs";
import { invalidIn } from "./screens/valid-html.mjs";
import { visit } from "./screens/visits.mjs";

/** @typedef {import("./screens/types").Screen} Screen */

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const phone = { width: 390, height: 844 };
const widths = [390, 320, 1280];
const schemes = /** @type {const} */ (["light", "dark"]);

const { values: options } = parseArgs({
  options: {
    check: { type: "boolean" },
    html: { type: "string" },
    sheets: { type: "string" },
    only: { type: "string" },
    width: { type: "string" },
    to: { type: "string" },
  },
});
const only = options.only?.split(",");
const chosen = screens.filter(({ id, isVariant }) => only?.includes(id) ?? !isVariant);

async function main() {
  const unknown = only?.find((name) => !screens.some(({ id }) => id === name));
  if (unknown) throw new PrepareError(`There is no screen '${unknown}'.`);
  const stopServers = await startServers({
    preload: "./scripts/screens/clock.cjs",
    settings: { LEJAR_NOW: now.toISOString() },
    embedded: true,
  });
  onStop(stopServers);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  const { html, sheets } = options;
  try {
    if (options.check) await each(check);
    else if (html !== undefined) await each((screen) => writeHtml(screen, html));
    else if (sheets !== undefined) await each((screen) => sheet(screen, sheets));
    else {
      await each(picture);
      if (!options.to) writePage();
    }
  } finally {
    await browser.close();
    await stopServers();
  }

  function writePage() {
    const docs = path.join(root, "docs");
    const compared = fs
      .readdirSync(path.join(docs, "pictures", "before"))
      .map((file) => path.basename(file, ".webp"));
    fs.writeFileSync(path.join(docs, "screens.md"), describe(chapters, compared));
  }

  /** Goes on to the others when one fails. @param {(screen: Screen) => Promise<string[]>} look */
  async function each(look) {
    for (const screen of chosen) {
      const found = await look(screen).catch((error) => [String(error)]);
      if (found.length > 0) process.exitCode = 1;
      console.log([`${screen.id}${found.length > 0 ? "" : " ok"}`, ...found].join("\n  "));
    }
  }

  /** @param {Screen} screen */
  async function picture(screen) {
    const { width, to = path.join(root, "docs", "pictures", "screens") } = options;
    const viewport = width ? { width: Number(width), height: 780 } : phone;
    const name = width ? `${screen.id}-${width}.webp` : `${screen.id}.webp`;
    await visit(browser, screen, { hasScript: true, viewport, now }, async (page) => {
      if (!screen.needsScript) await page.waitForLoadState("networkidle");
      await takePicture(page, path.join(to, name));
    });
    return [];
  }

  /** @param {Screen} screen @param {string} folder */
  async function sheet(screen, folder) {
    await visit(browser, screen, { hasScript: true, viewport: phone, now }, (page) =>
      takeSheet(page, path.join(folder, `${screen.id}.webp`)),
    );
    return [];
  }

  /** @param {Screen} screen */
  async function check(screen) {
    return visit(browser, screen, { hasScript: true, viewport: phone, now }, async (page) => {
      /** @type {string[]} */
      const found = [];
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        for (const width of widths) {
          found.push(
            ...(await barriersOn(page, { width, onlyColours: colorScheme === "dark" })).map(
              (barrier) => `${width} ${colorScheme}: ${barrier}`,
            ),
          );
        }
      }
      return found;
    });
  }

  /** @param {Screen} screen @param {string} folder */
  async function writeHtml(screen, folder) {
    if (screen.needsScript) return [];
    fs.mkdirSync(folder, { recursive: true });
    return visit(
      browser,
      screen,
      { hasScript: false, viewport: phone, now },
      async (_page, served) => {
        const html = await served();
        fs.writeFileSync(path.join(folder, `${screen.id}.html`), html);
        return invalidIn(html);
      },
    );
  }
}

main().catch(fail);
