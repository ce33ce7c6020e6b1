import { fill } from "../../domain/words/message";
import type { DocumentHead } from "./document";
import { chooseBandColor, drawRule, type DrawingContext } from "./drawing-context";
import { drawTag } from "./stamp";
import { drawText, measureWidth, type Pdf, type TextStyle } from "./text";
import { wrapText } from "./wrap";

/**
 * Draws "Page x of y" on every page of the document, and the running header on all but its first.
 * Must be called after all content has been drawn.
 */
export function drawHeadersAndPageNumbers(context: DrawingContext, document: DocumentHead): void {
  const { pdf, palette, firstPage } = context;
  const { words } = context.labels;
  const small: TextStyle = { face: "regular", size: 8.5, leading: 11, color: palette.quiet };
  const { count } = pdf.bufferedPageRange();
  for (let page = firstPage; page < count; page += 1) {
    pdf.switchToPage(page);
    drawText(
      pdf,
      fill(words.page, { page: page - firstPage + 1, count: count - firstPage }),
      context.page.right,
      context.page.footer,
      small,
      "right",
    );
    if (page > firstPage) drawRunningHeader(context, document);
  }
}

function drawRunningHeader(context: DrawingContext, document: DocumentHead): void {
  const { pdf, palette, styleOptions } = context;
  const name: TextStyle = { face: "bold", size: 9.5, leading: 13, color: palette.ink };
  const number: TextStyle = { ...name, face: "regular" };
  const half = context.page.width / 2 - 12;
  drawText(
    pdf,
    fitOneLine(pdf, document.company.name, name, half),
    context.page.left,
    context.page.top,
    name,
  );
  const headingText = fitOneLine(
    pdf,
    `${context.labels.translate(document.heading).text} ${document.period ?? document.no}`,
    number,
    half - 60,
  );
  drawText(pdf, headingText, context.page.right, context.page.top, number, "right");
  drawTag(context, document.stamp, {
    right: context.page.right - measureWidth(pdf, headingText, number) - 10,
    middle: context.page.top + 6.5,
  });
  if (styleOptions.hasStrip)
    pdf.rect(0, 0, context.page.fullWidth, 14).fill(chooseBandColor(palette));
  else drawRule(context, context.page.top + 20, 0.75, palette.rule);
}

function fitOneLine(pdf: Pdf, text: string, textStyle: TextStyle, width: number): string {
  const lines = wrapText(pdf, text, textStyle, width);
  if (lines.length <= 1) return lines[0] ?? "";
  return `${wrapText(pdf, text, textStyle, width - textStyle.size)[0] ?? ""}…`;
}
