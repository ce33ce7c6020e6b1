import { lineRoom, type Sheet } from "./page-furniture";
import { setLine, type Type } from "./text";
import { wrap } from "./wrap";

/** The invoice's own title, over its lines. */
export function drawTitle(sheet: Sheet, title: string): void {
  const type: Type = { face: "bold", size: 11, leading: 15, color: sheet.palette.ink };
  const lines = wrap(sheet.pdf, title, type, sheet.page.width);
  if (lines.length === 0) return;
  for (const line of lines) {
    lineRoom(sheet, type.leading);
    setLine(sheet.pdf, line, sheet.page.left, sheet.y, type);
    sheet.y += type.leading;
  }
  sheet.y += 8;
}
