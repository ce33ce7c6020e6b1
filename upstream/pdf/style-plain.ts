import type { InvoiceDocument } from "./document";
import { drawLetterhead, drawParties } from "./letterhead";
import { drawLineTable } from "./line-table";
import { drawRule, furnishPages, lineRoom, PAGE, type Sheet } from "./page-furniture";
import { setLine, wrap, type Type } from "./text";
import { drawMemo, drawTotals, heightOfTotals } from "./totals-block";

/** Style 0: ink on paper, one coloured rule and the table's head in the template's colour. */
export function drawPlain(sheet: Sheet, document: InvoiceDocument): void {
  drawLetterhead(sheet, document);
  sheet.y += 14;
  drawRule(sheet, sheet.y, 1, sheet.palette.rule);
  sheet.y += 16;
  drawParties(sheet, document);
  sheet.y += 22;
  drawTitle(sheet, document.title);
  drawLineTable(sheet, document, heightOfTotals(sheet, document));
  drawTotals(sheet, document);
  drawMemo(sheet, document.memo);
  furnishPages(sheet, document);
}

function drawTitle(sheet: Sheet, title: string): void {
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
