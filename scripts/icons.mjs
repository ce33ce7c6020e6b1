// Makes the pictures that home screens want from the mark, public/favicon.svg:
//   node scripts/icons.mjs
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { createCanvas, loadImage } from "@napi-rs/canvas";

const folder = path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), "public");
const mark = fs.readFileSync(path.join(folder, "favicon.svg"), "utf8");
/** A phone cuts these to its own shape, so that their own has no round corners. */
const square = mark.replace(/ rx="\d+"/, "");
const brand = /fill="(#\w+)"/.exec(mark)?.[1] ?? "";

/** `inset`: how much of each side is left to what a phone may cut off. */
const icons = [
  { name: "icon-192.png", size: 192, svg: mark, inset: 0 },
  { name: "icon-512.png", size: 512, svg: mark, inset: 0 },
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
