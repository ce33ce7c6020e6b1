import { bandColor, drawRule, edgesOf, type Sheet } from "./sheet";
import { drawText, type TextStyle } from "./text";

export const HEAD_HEIGHT = 20;

type TitledColumn = { title: string; align: "left" | "right"; left: number; right: number };

/** Draws the titles of a table's columns in the style's table head. */
export function drawTableHead(sheet: Sheet, columns: TitledColumn[]): void {
  const { pdf, palette, styleOptions } = sheet;
  const textStyle = headTextStyle(sheet);
  const edge = edgesOf(sheet);
  if (styleOptions.head === "ruled") drawRule(sheet, sheet.y, 1, palette.rule);
  else pdf.rect(edge.left, sheet.y, edge.right - edge.left, HEAD_HEIGHT).fill(headFill(sheet));
  const y = sheet.y + (HEAD_HEIGHT - textStyle.leading) / 2;
  for (const { title, align, left, right } of columns)
    drawText(pdf, title, align === "left" ? left : right, y, textStyle, align);
  sheet.y += HEAD_HEIGHT;
  if (styleOptions.head !== "filled")
    drawRule(sheet, sheet.y, 0.5, styleOptions.isBoxed ? palette.hairline : palette.rule);
}

export function headTextStyle({ palette, styleOptions }: Sheet): TextStyle {
  const colors = { filled: palette.onFill, ruled: palette.heading, tinted: palette.ink };
  return { face: "bold", size: 8.5, leading: 12, color: colors[styleOptions.head] };
}

function headFill({ palette, styleOptions }: Sheet): string {
  return styleOptions.head === "filled" ? bandColor(palette) : palette.tint;
}
