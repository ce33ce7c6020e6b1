import type { StatementDocument } from "./document";
import { drawHead } from "./styles/index";
import { drawHeadersAndPageNumbers } from "./running-header";
import { keepTogether, type Sheet } from "./sheet";
import { drawStatementTable, SECTION_START_HEIGHT } from "./statement-table";
import { drawText, type TextStyle } from "./text";
import { textStylesOf } from "./text-styles";

export function drawStatement(sheet: Sheet, { letter, sections }: StatementDocument): void {
  drawHead(sheet, letter);
  const title: TextStyle = { face: "bold", size: 11, leading: 15, color: sheet.palette.ink };
  for (const section of sections) {
    keepTogether(sheet, title.leading + SECTION_START_HEIGHT);
    drawText(sheet.pdf, section.currency, sheet.page.left, sheet.y, title);
    sheet.y += title.leading + 4;
    drawStatementTable(sheet, section);
    sheet.y += 22;
  }
  if (sections.length === 0)
    drawText(sheet.pdf, NO_MOVEMENTS, sheet.page.left, sheet.y, {
      ...textStylesOf(sheet).body,
      size: 10,
    });
  drawHeadersAndPageNumbers(sheet, letter);
}

const NO_MOVEMENTS = "Nothing was billed or paid in these days, and nothing was owed before.";
