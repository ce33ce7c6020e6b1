// Opens every screen of the built app in a browser.
//   npm run screens                   takes pictures at 360 and 1280 px, light and dark, with and
//                                     without script, into test-results/screens
//   npm run screens -- login menu     only these screens, by the file names of their pictures
//   npm run screens -- --widths 360,768,1440
//                                     takes the pictures at these widths
//   npm run screens -- --check …      checks accessibility at three widths, light and dark, and finds
//                                     misalignments at five widths
//   npm run screens -- --language ms …
//                                     does the same in a language; with --check it finds texts that
//                                     are not in the language or do not fit, with and without script
//                                     (language/check.ts)
//   npm run screens -- --docs …       takes the pictures of docs/screens.md; without names it also
//                                     writes that page
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { chromium, type Browser, type Page } from "@playwright/test";
import { findChromium } from "../../scripts/setup/chromium.mjs";
import { startServers } from "../support/servers";
import { hasItsPreview, listMisalignments, measureUsedShare } from "./alignment";
import { listAccessibilityViolations } from "./accessibility";
import { AREAS, SCREENS, toSlug } from "./catalogue";
import { prepareScreen, showScreen } from "./show-screen";
import { createLanguageCheck, readScreenLanguage } from "./language/check";
import { beginVisit } from "./records";
import type { CatalogueScreen } from "./screen";

const PICTURES_FOLDER = "test-results/screens";
const DOCS_FOLDER = "docs/pictures/screens";
const PHONE = { width: 390, height: 844 };
const SCHEMES = ["light", "dark"] as const;
const CHECKED_WIDTHS = [390, 320, 1280];
const MEASURED_WIDTHS = [360, 768, 1024, 1440, 1920];
/** The width in CSS pixels of the window in which the screens with `usesWidth` are measured. */
const WIDE = 1440;
/** The least share of the free width that such a screen must use. */
const SMALLEST_USED_SHARE = 0.85;
const QUALITY = 70;

const { values: options, positionals: chosenNames } = parseArgs({
  options: {
    check: { type: "boolean" },
    docs: { type: "boolean" },
    language: { type: "string" },
    widths: { type: "string", default: "360,1280" },
  },
  allowPositionals: true,
});
const pictureWidths = options.widths.split(",").map(Number);
const language =
  options.language === undefined
    ? null
    : await createLanguageCheck(readScreenLanguage(options.language));
const pictured = SCREENS.filter(({ isPictured }) => isPictured);
const chosenScreens = pictured.filter(
  ({ name }) => chosenNames.length === 0 || chosenNames.includes(toSlug(name)),
);

/** Opens a screen in a browser context of its own and calls `use` with the page. */
async function withScreen<Seen>(
  browser: Browser,
  screen: CatalogueScreen,
  hasScript: boolean,
  use: (page: Page, data: unknown) => Promise<Seen>,
): Promise<Seen> {
  const context = await browser.newContext({
    ...{ viewport: PHONE, isMobile: true, hasTouch: true, javaScriptEnabled: hasScript },
    ...{ locale: "en-MY", timezoneId: "Asia/Kuala_Lumpur", reducedMotion: "reduce" },
  });
  await context.clock.setFixedTime(process.env.LEJAR_NOW ?? "");
  const visit = await beginVisit(screen.owner);
  try {
    const page = await context.newPage();
    const prepared = await prepareScreen(screen, visit);
    language?.choose(visit);
    await showScreen(screen, prepared, { page, hasScript, ...language?.target });
    if (!screen.needsScript && !language) await page.waitForLoadState("networkidle");
    // The compiler wraps named functions in calls of `__name`, also in functions that the page runs.
    await page.evaluate("globalThis.__name = (value) => value");
    await page.evaluate(() => document.fonts.ready);
    return await use(page, [visit.shop.account, prepared.request, visit.creditReason]);
  } finally {
    await context.close();
    await visit.clearFaults();
  }
}

/** Lists what is wrong in the language with script, and what is wrong only without script. */
async function checkLanguage(browser: Browser, screen: CatalogueScreen): Promise<string[]> {
  const check = (hasScript: boolean) =>
    withScreen(
      browser,
      screen,
      hasScript,
      async (page, data): Promise<string[]> => (await language?.check(page, data)) ?? [],
    );
  const problems = await check(true);
  if (screen.needsScript) return problems;
  const withoutScript = await check(false);
  return [
    ...problems,
    ...withoutScript
      .filter((problem) => !problems.includes(problem))
      .map((problem) => `without script: ${problem}`),
  ];
}

async function checkScreen(screen: CatalogueScreen, page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const width of MEASURED_WIDTHS) {
    const misalignments = await listMisalignments(page, width);
    problems.push(...misalignments.map((misalignment) => `${width}: ${misalignment}`));
  }
  const usedShare = screen.usesWidth ? await measureUsedShare(page, WIDE) : 1;
  if (usedShare < SMALLEST_USED_SHARE)
    problems.push(`${WIDE}: uses ${Math.round(usedShare * 100)} % of the free width`);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const width of CHECKED_WIDTHS) {
      const violations = await listAccessibilityViolations(page, {
        width,
        onlyColors: colorScheme === "dark",
      });
      problems.push(...violations.map((violation) => `${width} ${colorScheme}: ${violation}`));
    }
  }
  return problems;
}

/** Takes pictures of the whole page, or of the window when a panel covers it. */
async function takePictures(page: Page, name: string): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const fullPage = (await page.locator(":popover-open").count()) === 0;
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const width of pictureWidths) {
      await page.setViewportSize({ width, height: 780 });
      await page.waitForFunction(hasItsPreview);
      const file = path.join(PICTURES_FOLDER, `${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path: file, fullPage });
    }
  }
}

/**
 * Saves a picture of a phone's window for docs/screens.md; returns the page's path with
 * placeholders for ids, tokens and emails.
 */
async function drawForDocs(page: Page, name: string): Promise<string> {
  const screenshot = await loadImage(await page.screenshot());
  const canvas = createCanvas(screenshot.width, screenshot.height);
  canvas.getContext("2d").drawImage(screenshot, 0, 0);
  fs.writeFileSync(path.join(DOCS_FOLDER, `${name}.webp`), await canvas.encode("webp", QUALITY));
  const { pathname } = new URL(page.url());
  return pathname
    .replace(/\/i\/[\w-]{22}/, "/i/{token}")
    .replace(/\/[^/]*(?:@|%40).*/, "/{email}")
    .replace(/\/\d+/g, "/{id}");
}

/** Calls `check` for each chosen screen and prints the problems; continues when a call fails. */
async function forEachScreen(check: (screen: CatalogueScreen) => Promise<string[]>): Promise<void> {
  for (const screen of chosenScreens) {
    const problems = await check(screen).catch((error: unknown) => [String(error)]);
    if (problems.length > 0) process.exitCode = 1;
    console.log(
      [`${toSlug(screen.name)}${problems.length > 0 ? "" : " ok"}`, ...problems].join("\n  "),
    );
  }
}

const INTRODUCTION = `# Screens

Every screen and its states on a phone 390 px wide, on one fixed day. Drawn by
\`npm run screens -- --docs\` from the list in \`e2e/screens/\`.
`;

async function writeDocs(browser: Browser): Promise<void> {
  const addresses = new Map<CatalogueScreen, string>();
  if (chosenNames.length === 0) fs.rmSync(DOCS_FOLDER, { recursive: true, force: true });
  fs.mkdirSync(DOCS_FOLDER, { recursive: true });
  await forEachScreen(async (screen) => {
    const takePicture = (page: Page) => drawForDocs(page, toSlug(screen.name));
    addresses.set(screen, await withScreen(browser, screen, true, takePicture));
    return [];
  });
  if (chosenNames.length > 0) return;
  const renderScreen = (screen: CatalogueScreen) =>
    `### ${screen.name}\n\n\`${addresses.get(screen)}\`\n\n` +
    `<img src="pictures/screens/${toSlug(screen.name)}.webp" width="390" alt="${screen.name}">\n`;
  const areas = Object.entries(AREAS).map(([title, screens]) =>
    [`## ${title}\n`, ...screens.filter(({ isPictured }) => isPictured).map(renderScreen)].join(
      "\n",
    ),
  );
  fs.writeFileSync("docs/screens.md", [INTRODUCTION, ...areas].join("\n"));
}

const unknown = chosenNames.filter(
  (name) => !pictured.some((screen) => toSlug(screen.name) === name),
);
if (unknown.length > 0) throw new Error(`There is no screen ${unknown.join(", ")}.`);
const stopServers = await startServers({
  preload: "./e2e/screens/clock.cjs",
  settings: { LEJAR_NOW: process.env.LEJAR_NOW ?? "" },
});
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
try {
  if (options.check)
    await forEachScreen((screen) =>
      language
        ? checkLanguage(browser, screen)
        : withScreen(browser, screen, true, (page) => checkScreen(screen, page)),
    );
  else if (options.docs) await writeDocs(browser);
  else
    await forEachScreen(async (screen) => {
      for (const hasScript of screen.needsScript ? [true] : [true, false]) {
        const name = `${toSlug(screen.name)}-${hasScript ? "js" : "no-js"}`;
        await withScreen(browser, screen, hasScript, (page) => takePictures(page, name));
      }
      return [];
    });
} finally {
  await browser.close();
  await stopServers();
}
