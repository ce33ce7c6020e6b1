import fs from "node:fs";
import path from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";

const QUALITY = 70;
const LARGEST = 60_000;

/**
 * What the page's window shows, as WebP.
 * @param {import("playwright").Page} page
 * @param {string} file
 */
export async function takePicture(page, file) {
  await page.evaluate(() => document.fonts.ready);
  const shot = await loadImage(await page.screenshot());
  const canvas = createCanvas(shot.width, shot.height);
  canvas.getContext("2d").drawImage(shot, 0, 0);
  const picture = await canvas.encode("webp", QUALITY);
  if (picture.length > LARGEST)
    throw new Error(`${path.basename(file)} has ${picture.length} bytes.`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, picture);
}

const SHEET_WIDTHS = [360, 768, 1440];
const SHEET_HEIGHT = 780;
const SHEET_SCALE = 0.5;
const SHEET_QUALITY = 60;
const GAP = 12;

/**
 * The page in three widths, light above dark, in one WebP at half the size.
 * @param {import("playwright").Page} page
 * @param {string} file
 */
export async function takeSheet(page, file) {
  const rowHeight = SHEET_HEIGHT * SHEET_SCALE + GAP;
  const width = SHEET_WIDTHS.reduce((sum, one) => sum + one * SHEET_SCALE + GAP, -GAP);
  const canvas = createCanvas(width, 2 * rowHeight - GAP);
  const sheet = canvas.getContext("2d");
  sheet.fillStyle = "#888";
  sheet.fillRect(0, 0, canvas.width, canvas.height);
  for (const [row, colorScheme] of /** @type {const} */ (["light", "dark"]).entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    let left = 0;
    for (const one of SHEET_WIDTHS) {
      await page.setViewportSize({ width: one, height: SHEET_HEIGHT });
      const shot = await loadImage(await page.screenshot());
      const shown = one * SHEET_SCALE;
      sheet.drawImage(shot, left, row * rowHeight, shown, SHEET_HEIGHT * SHEET_SCALE);
      left += shown + GAP;
    }
  }
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, await canvas.encode("webp", SHEET_QUALITY));
}

/**
 * The page that shows them all, and those of `compared` beside the sheets of before.
 * @param {import("./types").Chapter[]} chapters
 * @param {string[]} compared ids of screens
 */
export function describe(chapters, compared) {
  const shown = (/** @type {import("./types").Screen} */ { id, title, address, words }) =>
    `### ${title}\n\n\`${address}\` ${words}\n\n<img src="pictures/screens/${id}.webp" ` +
    `width="390" alt="${title}">\n`;
  return [
    INTRODUCTION,
    ...chapters.map(({ title, screens }) =>
      [`## ${title}\n`, ...screens.filter(({ isVariant }) => !isVariant).map(shown)].join("\n"),
    ),
    COMPARISON,
    ...chapters
      .flatMap(({ screens }) => screens)
      .filter(({ id }) => compared.includes(id))
      .map(compare),
  ].join("\n");
}

const compare = (/** @type {import("./types").Screen} */ { id, title }) =>
  [
    `### ${title}, before and after\n`,
    `<img src="pictures/before/${id}.webp" alt="${title}, before">\n`,
    `<img src="pictures/after/${id}.webp" alt="${title}, after">\n`,
  ].join("\n");

const COMPARISON = `## Before and after

What the rework of November 2026 changed, at 360, 768 and 1440 px, light and dark, at half the size.
The pictures of after are made by \`npm run screens -- --sheets docs/pictures/after --only …\`; how
many taps ten tasks take is told in [taps.md](taps.md).
`;

const INTRODUCTION = `# Screens

Every screen and its states on a phone 390 px wide, with the demo data of one fixed
day. Made by \`npm run screens\` from the list in
\`scripts/screens/\`; \`npm run screens -- --check\` looks for barriers on each of them.
`;
