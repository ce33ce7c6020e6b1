import type { StatementDocument } from "./document";
import { drawHead } from "./styles/index";
import { furnishPages, keepTogether, type Sheet } from "./page-furniture";
import { drawStatementTable, SECTION_BEGIN } from "./statement-table";
import { setLine, type Type } from "./text";
import { typesOf } from "./types";

export function drawStatement(sheet: Sheet, { letter, sections }: StatementDocument): void {
  drawHead(sheet, letter);
  const title: Type = { face: "bold", size: 11, leading: 15, color: sheet.palette.ink };
  for (const section of sections) {
    keepTogether(sheet, title.leading + SECTION_BEGIN);
    setLine(sheet.pdf, section.currency, sheet.page.left, sheet.y, title);
    sheet.y += title.leading + 4;
    drawStatementTable(sheet, section);
    sheet.y += 22;
  }
  if (sections.length === 0)
    setLine(sheet.pdf, NOTHING, sheet.page.left, sheet.y, { ...typesOf(sheet).body, size: 10 });
  furnishPages(sheet, letter);
}

const NOTHING = "Nothing was billed or paid in these days, and nothing was owed before.";
