import { chooseBandColor, drawRule, measureEdges, type DrawingContext } from "./drawing-context";
import { drawText, type TextStyle } from "./text";

/** In points. */
export const TABLE_HEAD_HEIGHT = 20;

type TitledColumn = { title: string; align: "left" | "right"; left: number; right: number };

/** Draws the titles of a table's columns in the style's table head. */
export function drawTableHead(context: DrawingContext, columns: TitledColumn[]): void {
  const { pdf, palette, styleOptions } = context;
  const textStyle = chooseHeadTextStyle(context);
  const edge = measureEdges(context);
  if (styleOptions.tableHead === "ruled") drawRule(context, context.y, 1, palette.rule);
  else
    pdf
      .rect(edge.left, context.y, edge.right - edge.left, TABLE_HEAD_HEIGHT)
      .fill(headFill(context));
  const y = context.y + (TABLE_HEAD_HEIGHT - textStyle.leading) / 2;
  for (const { title, align, left, right } of columns)
    drawText(pdf, title, align === "left" ? left : right, y, textStyle, align);
  context.y += TABLE_HEAD_HEIGHT;
  if (styleOptions.tableHead !== "filled")
    drawRule(context, context.y, 0.5, styleOptions.isBoxed ? palette.hairline : palette.rule);
}

export function chooseHeadTextStyle({ palette, styleOptions }: DrawingContext): TextStyle {
  const colors = { filled: palette.onFill, ruled: palette.heading, tinted: palette.ink };
  return { face: "bold", size: 8.5, leading: 12, color: colors[styleOptions.tableHead] };
}

function headFill({ palette, styleOptions }: DrawingContext): string {
  return styleOptions.tableHead === "filled" ? chooseBandColor(palette) : palette.tint;
}
