import { bandColor, drawRule, type Sheet } from "./page-furniture";
import { setLine, type Type } from "./text";

export const HEAD_HEIGHT = 20;

type Titled = { title: string; align: "left" | "right"; left: number; right: number };

/** The titles of a table's columns, in reading order, as the style has them. */
export function drawTableHead(sheet: Sheet, columns: Titled[]): void {
  const { pdf, palette, look } = sheet;
  const type = headType(sheet);
  if (look.head === "ruled") drawRule(sheet, sheet.y, 1, palette.rule);
  else pdf.rect(sheet.page.left, sheet.y, sheet.page.width, HEAD_HEIGHT).fill(headFill(sheet));
  const y = sheet.y + (HEAD_HEIGHT - type.leading) / 2;
  for (const { title, align, left, right } of columns)
    setLine(pdf, title, align === "left" ? left : right, y, type, align);
  sheet.y += HEAD_HEIGHT;
  if (look.head !== "filled")
    drawRule(sheet, sheet.y, 0.5, look.isBoxed ? palette.hairline : palette.rule);
}

export function headType({ palette, look }: Sheet): Type {
  const colors = { filled: palette.onFill, ruled: palette.heading, tinted: palette.ink };
  return { face: "bold", size: 8, leading: 12, color: colors[look.head] };
}

function headFill({ palette, look }: Sheet): string {
  return look.head === "filled" ? bandColor(palette) : palette.tint;
}
