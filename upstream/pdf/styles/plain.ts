import type { PdfStyle } from "./style";
import type { Letter } from "../document";
import { drawRule, drawStamp, type Sheet } from "../sheet";
import { companyDetails, drawRecipient, drawFacts } from "../parties";
import { drawLogo, fitLogo } from "../logo";
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
  const { left, right, width, isNarrow } = sheet.page;
  const below = drawRecipient(sheet, document, left, Math.round(width * 0.5));
  const facts = Math.round(width * 0.4);
  sheet.y =
    Math.max(below, drawFacts(sheet, document, right - facts, right)) + (isNarrow ? 12 : 22);
}

/** Draws the company at the left and the heading of the document at the right. */
export function drawLetterhead(sheet: Sheet, document: Letter): void {
  const { pdf, palette } = sheet;
  const { label } = textStylesOf(sheet);
  const heading: TextStyle = {
    face: "bold",
    size: 22 * sheet.page.scale,
    leading: 26,
    color: palette.heading,
  };
  const name: TextStyle = { face: "bold", size: 14, leading: 18, color: palette.ink };

  drawText(pdf, document.heading, sheet.page.right, sheet.y, heading, "right");
  const headingLeft = sheet.page.right - widthOf(pdf, document.heading, heading);
  const left = drawStamp(sheet, document.stamp, headingLeft - 10, sheet.y + 13);

  const logo = fitLogo(document, { width: 180, height: 54 });
  if (logo) {
    drawLogo(pdf, logo, sheet.page.left, sheet.y);
    sheet.y += logo.height + 4;
  }
  // The name may not reach into the heading and the stamp.
  const width = Math.min(300, left - 24 - sheet.page.left);
  // The name stands on the heading's baseline.
  const fitted = wrapName(pdf, document.company.name, name, width);
  const y = drawTextLines(pdf, fitted.lines, sheet.page.left, sheet.y + 7, fitted.textStyle) + 2;
  const below = drawTextLines(
    pdf,
    companyDetails(sheet, document, width),
    sheet.page.left,
    y,
    label,
  );
  sheet.y = Math.max(below, sheet.y + heading.leading);
}
