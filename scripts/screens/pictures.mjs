import fs from "node:fs";
import path from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";

const QUALITY = 80;
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

/** The page that shows them all. @param {import("./types").Chapter[]} chapters */
export function describe(chapters) {
  const shown = (/** @type {import("./types").Screen} */ { id, title, address, words }) =>
    `### ${title}\n\n\`${address}\` ${words}\n\n<img src="pictures/screens/${id}.webp" ` +
    `width="390" alt="${title}">\n`;
  return [
    INTRODUCTION,
    ...chapters.map(({ title, screens }) => [`## ${title}\n`, ...screens.map(shown)].join("\n")),
  ].join("\n");
}

const INTRODUCTION = `# Screens

Every screen and its states on a phone 390 px wide, with the demo data of one fixed
day. Made by \`npm run screens\` from the list in
\`scripts/screens/\`; \`npm run screens -- --check\` looks for barriers on each of them.
`;
