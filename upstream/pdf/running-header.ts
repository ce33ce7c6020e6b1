import type { Letter } from "./document";
import { bandColor, drawRule, type Sheet } from "./sheet";
import { drawTag } from "./stamp";
import { drawText, widthOf, type Pdf, type TextStyle } from "./text";
import { wrap } from "./wrap";

/**
 * Draws "Page x of y" on every page, and the running header on all pages after the first. Must be
 * called after all content has been drawn.
 */
export function drawHeadersAndPageNumbers(sheet: Sheet, document: Letter): void {
  const { pdf, palette } = sheet;
  const small: TextStyle = { face: "regular", size: 8.5, leading: 11, color: palette.quiet };
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    drawText(
      pdf,
      `Page ${page + 1} of ${count}`,
      sheet.page.right,
      sheet.page.footer,
      small,
      "right",
    );
    if (page > 0) drawRunningHeader(sheet, document);
  }
}

function drawRunningHeader(sheet: Sheet, document: Letter): void {
  const { pdf, palette, styleOptions } = sheet;
  const name: TextStyle = { face: "bold", size: 9.5, leading: 13, color: palette.ink };
  const number: TextStyle = { ...name, face: "regular" };
  const half = sheet.page.width / 2 - 12;
  drawText(
    pdf,
    fitOneLine(pdf, document.company.name, name, half),
    sheet.page.left,
    sheet.page.top,
    name,
  );
  const headingText = fitOneLine(
    pdf,
    `${document.heading} ${document.period ?? document.no}`,
    number,
    half - 60,
  );
  drawText(pdf, headingText, sheet.page.right, sheet.page.top, number, "right");
  drawTag(sheet, document.stamp, {
    right: sheet.page.right - widthOf(pdf, headingText, number) - 10,
    middle: sheet.page.top + 6.5,
  });
  if (styleOptions.hasStrip) pdf.rect(0, 0, sheet.page.fullWidth, 14).fill(bandColor(palette));
  else drawRule(sheet, sheet.page.top + 20, 0.75, palette.rule);
}

function fitOneLine(pdf: Pdf, text: string, textStyle: TextStyle, width: number): string {
  const lines = wrap(pdf, text, textStyle, width);
  if (lines.length <= 1) return lines[0] ?? "";
  return `${wrap(pdf, text, textStyle, width - textStyle.size)[0] ?? ""}…`;
}
