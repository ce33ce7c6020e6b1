import type { PdfStyle } from "./style";
import type { Letter } from "../document";
import { drawFrame, drawRule, edgesOf, type Sheet } from "../sheet";
import { companyDetails, drawRecipient, drawFacts } from "../parties";
import { drawLogo, fitLogo } from "../logo";
import type { Paper } from "../paper";
import { drawTag } from "../stamp";
import { drawText, drawTextLines, widthOf, type TextStyle } from "../text";
import { textStylesOf } from "../text-styles";
import { wrapName } from "../wrap";

const PADDING = 8;

/** The style with a centred letterhead in a serif face and everything else in ruled boxes. */
export const classic: PdfStyle = {
  options: {
    head: "tinted",
    isBoxed: true,
    balance: "tinted",
  },
  drawHead,
  roll: {
    align: "center",
    name: "display",
    rule: { isDouble: true, width: 0.5 },
    balance: ({ tint, ink }) => ({ fill: tint, color: ink }),
  },
};

function drawHead(sheet: Sheet, document: Letter): void {
  const reduction = sheet.page.isNarrow ? 6 : 0;
  drawLetterhead(sheet, document);
  sheet.y += 16 - reduction;
  drawHeading(sheet, document);
  sheet.y += 14 - reduction;
  drawBoxes(sheet, document);
  sheet.y += 20 - reduction;
}

function drawLetterhead(sheet: Sheet, document: Letter): void {
  const { pdf, page, palette } = sheet;
  const middle = middleOf(page);
  const { label } = textStylesOf(sheet);
  const name: TextStyle = {
    face: "display",
    size: page.isNarrow ? 19 : 24,
    leading: page.isNarrow ? 23 : 28,
    color: palette.heading,
  };
  const logo = fitLogo(document, { width: 220, height: page.isNarrow ? 40 : 60 });
  if (logo) {
    drawLogo(pdf, logo, middle - logo.width / 2, sheet.y - 8);
    sheet.y += logo.height + 2;
  }
  // Leaves room for the ellipsis of a name that is cut.
  const fitted = wrapName(pdf, document.company.name, name, page.width - name.size);
  const y = drawTextLines(pdf, fitted.lines, middle, sheet.y - 4, fitted.textStyle, "center") + 3;
  sheet.y = drawTextLines(
    pdf,
    companyDetails(sheet, document, Math.min(420, page.width)),
    middle,
    y,
    label,
    "center",
  );
}

/** Draws the heading between a thick and a thin rule. */
function drawHeading(sheet: Sheet, document: Letter): void {
  const { pdf, palette } = sheet;
  const middle = middleOf(sheet.page);
  const heading: TextStyle = { face: "display", size: 18, leading: 28, color: palette.ink };
  drawRule(sheet, sheet.y, 2, palette.rule);
  drawText(pdf, document.heading, middle, sheet.y, heading, "center");
  const right = middle - widthOf(pdf, document.heading, heading) / 2 - 12;
  drawTag(sheet, document.stamp, { right, middle: sheet.y + heading.leading / 2 });
  sheet.y += heading.leading;
  drawRule(sheet, sheet.y, 0.75, palette.rule);
}

function middleOf({ left, right }: Paper): number {
  return (left + right) / 2;
}

function drawBoxes(sheet: Sheet, document: Letter): void {
  const { hairline } = sheet.palette;
  const top = sheet.y;
  const { left, half, halfWidth } = sheet.page;
  const outer = edgesOf(sheet);
  const split = edgesOf(sheet, half).left;
  sheet.y += PADDING;
  const below = drawRecipient(sheet, document, left, halfWidth - PADDING);
  const factsBelow = drawFacts(sheet, document, (y) =>
    drawRule(sheet, y, 0.75, hairline, split, outer.right),
  );
  sheet.y = Math.max(below, factsBelow) + PADDING;
  drawFrame(sheet, top, [outer.left, split, outer.right]);
}
