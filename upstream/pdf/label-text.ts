/** Measures and draws labels, whose second language is smaller and lighter. */
import type { DrawingContext } from "./drawing-context";
import type { Label } from "../../domain/paper-labels";
import { drawText, measureWidth, type TextStyle } from "./text";
import { wrapText } from "./wrap";

/** What drawing a label needs of the drawing. */
export type LabelContext = Pick<DrawingContext, "pdf" | "palette">;

/** A line of a label: its texts side by side. */
export type LabelLine = { text: string; textStyle: TextStyle }[];

const BESIDE_SIZE = 0.85;
/** The size of the second language in the large heading of a paper. */
const BESIDE_HEADING_SIZE = 0.56;
const MIN_HEADING_SCALE = 0.5;

/** Returns the text style of the second language of a label. */
export function toBesideStyle(
  { palette }: Pick<LabelContext, "palette">,
  textStyle: TextStyle,
  scale = BESIDE_SIZE,
): TextStyle {
  const color = textStyle.color === palette.ink ? palette.quiet : textStyle.color;
  return { ...textStyle, face: "regular", size: textStyle.size * scale, color };
}

/**
 * Returns the lines of a label: both languages in one line, "Invois / Invoice", or else the second
 * language below the first.
 */
export function wrapLabel(
  context: LabelContext,
  { text, beside }: Label,
  textStyle: TextStyle,
  width: number,
): LabelLine[] {
  const besideStyle = toBesideStyle(context, textStyle);
  if (beside !== "") {
    const joined = joinLanguages({ text, beside }, textStyle, besideStyle);
    if (measureLine(context, joined) <= width) return [joined];
  }
  const wrap = (words: string, style: TextStyle) =>
    wrapText(context.pdf, words, style, width).map((line) => [{ text: line, textStyle: style }]);
  return [...wrap(text, textStyle), ...wrap(beside, besideStyle)];
}

function joinLanguages(
  { text, beside }: Label,
  textStyle: TextStyle,
  besideStyle: TextStyle,
): LabelLine {
  const first = { text, textStyle };
  return beside === "" ? [first] : [first, { text: ` / ${beside}`, textStyle: besideStyle }];
}

export function measureLine({ pdf }: Pick<LabelContext, "pdf">, line: LabelLine): number {
  return line.reduce((sum, { text, textStyle }) => sum + measureWidth(pdf, text, textStyle), 0);
}

/** Returns the width of a label in one line. */
export function measureLabel(context: LabelContext, label: Label, textStyle: TextStyle): number {
  return measureLine(context, joinLanguages(label, textStyle, toBesideStyle(context, textStyle)));
}

type Align = "left" | "center" | "right";

/** Draws lines of labels below each other, `leading` points apart, and returns the y below. */
export function drawLabelLines(
  context: LabelContext,
  lines: LabelLine[],
  at: { x: number; y: number; leading: number; align?: Align },
): number {
  const { x, y, leading, align = "left" } = at;
  lines.forEach((line, index) => {
    const width = align === "left" ? 0 : measureLine(context, line);
    let left = x - width / (align === "center" ? 2 : 1);
    // The texts of a line stand on the baseline of its first text.
    const size = line[0]?.textStyle.size ?? 0;
    for (const { text, textStyle } of line) {
      const lower = (size - textStyle.size) * 0.33;
      drawText(context.pdf, text, left, y + index * leading + lower, { ...textStyle, leading });
      left += measureWidth(context.pdf, text, textStyle);
    }
  });
  return y + lines.length * leading;
}

/** Draws a label in one line. */
export function drawLabel(
  context: LabelContext,
  label: Label,
  textStyle: TextStyle,
  at: { x: number; y: number; align?: Align },
): void {
  const line = joinLanguages(label, textStyle, toBesideStyle(context, textStyle));
  drawLabelLines(context, [line], { ...at, leading: textStyle.leading });
}

/** Returns the large heading of a paper in one line, smaller when it would not fit. */
export function fitHeading(
  context: LabelContext,
  label: Label,
  textStyle: TextStyle,
  width: number,
): { line: LabelLine; width: number } {
  const build = (scale: number) => {
    const scaled = { ...textStyle, size: textStyle.size * scale };
    return joinLanguages(label, scaled, toBesideStyle(context, scaled, BESIDE_HEADING_SIZE));
  };
  const full = measureLine(context, build(1));
  // Headings in one language are short.
  const scale = label.beside === "" ? 1 : Math.min(1, Math.max(MIN_HEADING_SCALE, width / full));
  const line = build(scale);
  return { line, width: measureLine(context, line) };
}
