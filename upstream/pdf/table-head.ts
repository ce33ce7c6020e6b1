import {
  chooseBandColor,
  drawRule,
  measureEdges,
  measureTableHead,
  type DrawingContext,
} from "./drawing-context";
import { toBesideStyle } from "./label-text";
import type { Label } from "../../domain/paper-labels";
import { drawText, measureWidth, type TextStyle } from "./text";

type TitledColumn = { title: Label; align: "left" | "right"; left: number; right: number };

/** Draws the titles of a table's columns in the style's table head. */
export function drawTableHead(context: DrawingContext, columns: TitledColumn[]): void {
  const { pdf, palette, styleOptions } = context;
  const textStyle = chooseHeadTextStyle(context);
  const lines = columns.some(({ title }) => title.beside !== "") ? 2 : 1;
  const height = measureTableHead(context, lines);
  const edge = measureEdges(context);
  if (styleOptions.tableHead === "ruled") drawRule(context, context.y, 1, palette.rule);
  else pdf.rect(edge.left, context.y, edge.right - edge.left, height).fill(headFill(context));
  const y = context.y + (height - lines * textStyle.leading) / 2;
  for (const { title, align, left, right } of columns) {
    const x = align === "left" ? left : right;
    drawText(pdf, title.text, x, y, textStyle, align);
    if (title.beside !== "")
      drawText(pdf, title.beside, x, y + textStyle.leading, chooseBesideStyle(context), align);
  }
  context.y += height;
  if (styleOptions.tableHead !== "filled")
    drawRule(context, context.y, 0.5, styleOptions.isBoxed ? palette.hairline : palette.rule);
}

/** Returns the width of a column's title, whose second language stands below the first. */
export function measureTitle(context: DrawingContext, { text, beside }: Label): number {
  return Math.max(
    measureWidth(context.pdf, text, chooseHeadTextStyle(context)),
    measureWidth(context.pdf, beside, chooseBesideStyle(context)),
  );
}

function chooseBesideStyle(context: DrawingContext): TextStyle {
  return { ...toBesideStyle(context, chooseHeadTextStyle(context)), size: 7.5 };
}

export function chooseHeadTextStyle({ palette, styleOptions }: DrawingContext): TextStyle {
  const colors = { filled: palette.onFill, ruled: palette.heading, tinted: palette.ink };
  return { face: "bold", size: 8.5, leading: 12, color: colors[styleOptions.tableHead] };
}

function headFill({ palette, styleOptions }: DrawingContext): string {
  return styleOptions.tableHead === "filled" ? chooseBandColor(palette) : palette.tint;
}
