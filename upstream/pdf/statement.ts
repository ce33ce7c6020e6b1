import type { StatementDocument } from "./document";
import { drawHead } from "./styles/draw-head";
import { drawHeadersAndPageNumbers } from "./running-header";
import { keepTogether, type DrawingContext } from "./drawing-context";
import { drawStatementTable, measureSectionStart } from "./statement-table";
import { drawText, type TextStyle } from "./text";
import { createTextStyles } from "./text-styles";

export function drawStatement(
  context: DrawingContext,
  { head, sections }: StatementDocument,
): void {
  drawHead(context, head);
  const title: TextStyle = { face: "bold", size: 11, leading: 15, color: context.palette.ink };
  for (const section of sections) {
    keepTogether(context, title.leading + measureSectionStart(context));
    drawText(context.pdf, section.currency, context.page.left, context.y, title);
    context.y += title.leading + 4;
    drawStatementTable(context, section);
    context.y += 22;
  }
  if (sections.length === 0)
    drawText(context.pdf, context.labels.words.noMovements, context.page.left, context.y, {
      ...createTextStyles(context).body,
      size: 10,
    });
  drawHeadersAndPageNumbers(context, head);
}
