import { keepTogether, lineRoom, PAGE, type Sheet } from "./page-furniture";
import { setLine, type Type } from "./text";
import { typesOf } from "./types";
import { wrap } from "./wrap";

/** The invoice's own title, over its lines. */
export function drawTitle(sheet: Sheet, title: string): void {
  const type: Type = { face: "bold", size: 11, leading: 15, color: sheet.palette.ink };
  const lines = wrap(sheet.pdf, title, type, PAGE.width);
  if (lines.length === 0) return;
  for (const line of lines) {
    lineRoom(sheet, type.leading);
    setLine(sheet.pdf, line, PAGE.left, sheet.y, type);
    sheet.y += type.leading;
  }
  sheet.y += 8;
}

/** The memo under the totals, at a measure that reads well. */
export function drawMemo(sheet: Sheet, memo: string): void {
  const { body, label } = typesOf(sheet);
  const lines = wrap(sheet.pdf, memo, body, 380);
  if (lines.length === 0) return;
  const gap = 20;
  keepTogether(sheet, gap + label.leading + 1 + lines.length * body.leading);
  sheet.y += gap;
  lineRoom(sheet, label.leading + body.leading);
  setLine(sheet.pdf, "Memo", PAGE.left, sheet.y, label);
  sheet.y += label.leading + 1;
  for (const line of lines) {
    lineRoom(sheet, body.leading);
    setLine(sheet.pdf, line, PAGE.left, sheet.y, body);
    sheet.y += body.leading;
  }
}
