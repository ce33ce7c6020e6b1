import type { StatementDocument } from "./document";
import { drawHead } from "./styles/draw-head";
import { drawHeadersAndPageNumbers } from "./running-header";
import { keepTogether, type DrawingContext } from "./drawing-context";
import { drawStatementTable, SECTION_START_HEIGHT } from "./statement-table";
import { drawText, type TextStyle } from "./text";
import { createTextStyles } from "./text-styles";

export function drawStatement(
  context: DrawingContext,
  { head, sections }: StatementDocument,
): void {
  drawHead(context, head);
  const title: TextStyle = { face: "bold", size: 11, leading: 15, color: context.palette.ink };
  for (const section of sections) {
    keepTogether(context, title.leading + SECTION_START_HEIGHT);
    drawText(context.pdf, section.currency, context.page.left, context.y, title);
    context.y += title.leading + 4;
    drawStatementTable(context, section);
    context.y += 22;
  }
  if (sections.length === 0)
    drawText(context.pdf, NO_MOVEMENTS, context.page.left, context.y, {
      ...createTextStyles(context).body,
      size: 10,
    });
  drawHeadersAndPageNumbers(context, head);
}

const NO_MOVEMENTS = "Nothing was billed or paid in these days, and nothing was owed before.";
