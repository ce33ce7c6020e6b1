import type { Palette } from "./color";
import type { InvoiceDocument } from "./document";
import type { DrawingContext } from "./drawing-context";
import { drawLabel, measureLabel } from "./label-text";
import { drawText, measureWidth, type TextStyle } from "./text";

type Stamp = InvoiceDocument["stamp"];

/**
 * The x of the left or the right edge of a tag, and the y of its middle, in points. `color` replaces
 * the usual colour of the stamp.
 */
type TagPlace = ({ left: number } | { right: number }) & { middle: number; color?: string };

/** Draws a stamp such as "PAID" in a thin frame on a line of text. */
export function drawTag(context: DrawingContext, stamp: Stamp, place: TagPlace): void {
  if (stamp === "") return;
  const color = place.color ?? chooseStampColor(context.palette, stamp);
  const textStyle: TextStyle = { face: "bold", size: TAG_SIZE, leading: 16, color };
  const label = context.labels.pick((words) => words.stamps[stamp]);
  const width = measureLabel(context, label, textStyle) + 14;
  const left = "left" in place ? place.left : place.right - width;
  const top = place.middle - 8;
  context.pdf.lineWidth(0.75).strokeColor(color).roundedRect(left, top, width, 16, 3).stroke();
  drawLabel(context, label, textStyle, { x: left + 7, y: top });
}

/** Returns the width in points of what `drawTag` draws. */
export function measureTag(context: DrawingContext, stamp: Stamp): number {
  if (stamp === "") return 0;
  const textStyle: TextStyle = { face: "bold", size: TAG_SIZE, leading: 16, color: "" };
  const label = context.labels.pick((words) => words.stamps[stamp]);
  return measureLabel(context, label, textStyle) + 14;
}

const TAG_SIZE = 8.5;

/** In degrees. */
const SLANT = -7;
const PADDING = { x: 14, y: 7 };

/** Returns the height in points of the large stamp, or 0 when the document has none. */
export function measureLargeStamp(context: DrawingContext, stamp: Stamp): number {
  if (!isLarge(stamp)) return 0;
  const { height, width } = layOutStamp(context, stamp);
  return height + width * Math.sin((Math.abs(SLANT) * Math.PI) / 180);
}

/**
 * Draws a slanted stamp in the left half of the page, which is empty beside the totals of a document
 * that asks for no payment. `height` is the height in points of the empty area below `context.y`.
 */
export function drawLargeStamp(context: DrawingContext, stamp: Stamp, height: number): void {
  if (!isLarge(stamp)) return;
  const { pdf, page, palette } = context;
  const { width, height: inner, rows } = layOutStamp(context, stamp);
  const color = chooseStampColor(palette, stamp);
  const middle = { x: page.left + page.halfWidth / 2, y: context.y + height / 2 };
  const [left, top] = [middle.x - width / 2, middle.y - inner / 2];
  pdf.save().rotate(SLANT, { origin: [middle.x, middle.y] });
  pdf.lineWidth(2).strokeColor(color).roundedRect(left, top, width, inner, 5).stroke();
  pdf
    .lineWidth(0.5)
    .roundedRect(left + 3.5, top + 3.5, width - 7, inner - 7, 3)
    .stroke();
  let y = top + PADDING.y;
  for (const { text, textStyle } of rows) {
    drawText(pdf, text, middle.x, y, { ...textStyle, color }, "center");
    y += textStyle.leading;
  }
  pdf.restore();
}

/** A draft invoice still asks for a payment, so it has no empty area for a large stamp. */
function isLarge(stamp: Stamp): stamp is Exclude<Stamp, "" | "DRAFT"> {
  return stamp !== "" && stamp !== "DRAFT";
}

/** Returns the size of a large stamp, and its text with the second language below it. */
function layOutStamp(context: DrawingContext, stamp: Exclude<Stamp, "">) {
  const { pdf, page, palette, labels } = context;
  const size = 30 * page.scale;
  const textStyle: TextStyle = { face: "bold", size, leading: size * 1.1, color: palette.ink };
  const small: TextStyle = { ...textStyle, face: "regular", size: size / 2, leading: size * 0.6 };
  const { text, beside } = labels.pick((words) => words.stamps[stamp]);
  const rows = [
    { text, textStyle },
    ...(beside === "" ? [] : [{ text: beside, textStyle: small }]),
  ];
  return {
    rows,
    width:
      Math.max(...rows.map((row) => measureWidth(pdf, row.text, row.textStyle))) + 2 * PADDING.x,
    height: rows.reduce((sum, row) => sum + row.textStyle.leading, 0) + 2 * PADDING.y,
  };
}

function chooseStampColor(palette: Palette, stamp: Stamp): string {
  if (stamp === "PAID") return "#1a6b3c";
  return stamp === "DRAFT" ? palette.quiet : "#a02c2c";
}
