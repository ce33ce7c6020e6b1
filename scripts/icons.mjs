// Draws the icons for home screens from public/favicon.svg. Run this program after a change of the
// favicon:
//   node scripts/icons.mjs
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { createCanvas, loadImage } from "@napi-rs/canvas";

const folder = path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), "public");
const favicon = fs.readFileSync(path.join(folder, "favicon.svg"), "utf8");
/** Phones cut these icons to their own shape, so the square has no round corners. */
const square = favicon.replace(/ rx="\d+"/, "");
const brand = /fill="(#\w+)"/.exec(favicon)?.[1] ?? "";

/** The icons. `inset` is the share of each side that a phone may cut off. */
const icons = [
  { name: "icon-192.png", size: 192, svg: favicon, inset: 0 },
  { name: "icon-512.png", size: 512, svg: favicon, inset: 0 },
  { name: "icon-maskable.png", size: 512, svg: square, inset: 0.1 },
  { name: "apple-touch-icon.png", size: 180, svg: square, inset: 0 },
];

for (const { name, size, svg, inset } of icons) {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext("2d");
  if (svg === square) {
    context.fillStyle = brand;
    context.fillRect(0, 0, size, size);
  }
  const picture = await loadImage(
    Buffer.from(svg.replace("<svg", `<svg width="${size}" height="${size}"`)),
  );
  const edge = Math.round(size * inset);
  context.drawImage(picture, edge, edge, size - 2 * edge, size - 2 * edge);
  fs.writeFileSync(path.join(folder, name), await canvas.encode("png"));
}
