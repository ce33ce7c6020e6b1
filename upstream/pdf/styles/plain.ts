import type { PdfStyle } from "./style";
import type { Letter } from "../document";
import { drawRule, type Sheet } from "../sheet";
import { companyDetails, drawRecipient, drawFacts } from "../parties";
import { drawLogo, fitLogo } from "../logo";
import { drawTag } from "../stamp";
import { drawText, drawTextLines, widthOf, type TextStyle } from "../text";
import { textStylesOf } from "../text-styles";
import { wrapName } from "../wrap";

/** The style in ink on paper, with one coloured rule and a coloured table head. */
export const plain: PdfStyle = {
  options: {},
  drawHead,
  roll: {
    align: "left",
    name: "bold",
    rule: { isDouble: false, width: 0.75 },
    balance: () => null,
  },
};

function drawHead(sheet: Sheet, document: Letter): void {
  drawLetterhead(sheet, document);
  sheet.y += 14;
  drawRule(sheet, sheet.y, 1, sheet.palette.rule);
  sheet.y += 16;
  const { left, halfWidth, isNarrow } = sheet.page;
  const below = drawRecipient(sheet, document, left, halfWidth);
  sheet.y = Math.max(below, drawFacts(sheet, document)) + (isNarrow ? 12 : 22);
}

/** Draws the company in the left half and the heading of the document in the right half. */
export function drawLetterhead(sheet: Sheet, document: Letter): void {
  const { pdf, page, palette } = sheet;
  const { label } = textStylesOf(sheet);
  const heading: TextStyle = {
    face: "bold",
    size: 24 * page.scale,
    leading: 26,
    color: palette.heading,
  };
  const name: TextStyle = { face: "bold", size: 15, leading: 18, color: palette.ink };

  drawText(pdf, document.heading, page.half, sheet.y, heading);
  const left = page.half + widthOf(pdf, document.heading, heading) + 12;
  drawTag(sheet, document.stamp, { left, middle: sheet.y + 13.5 });

  const logo = fitLogo(document, { width: Math.min(180, page.halfWidth), height: 54 });
  if (logo) {
    drawLogo(pdf, logo, page.left, sheet.y);
    sheet.y += logo.height + 4;
  }
  // The name stands on the heading's baseline.
  const fitted = wrapName(pdf, document.company.name, name, page.halfWidth);
  const y = drawTextLines(pdf, fitted.lines, page.left, sheet.y + 7, fitted.textStyle) + 2;
  const details = companyDetails(sheet, document, page.halfWidth);
  const below = drawTextLines(pdf, details, page.left, y, label);
  sheet.y = Math.max(below, sheet.y + heading.leading);
}
