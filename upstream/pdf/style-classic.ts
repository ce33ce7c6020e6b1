import type { Letter } from "./document";
import { drawFrame, drawRule, drawStamp, PAGE, type Sheet } from "./page-furniture";
import { companyDetails, drawBillTo, drawFacts } from "./parties";
import { drawLogo, fitLogo } from "./logo";
import { setLine, setLines, widthOf, type Type } from "./text";
import { typesOf } from "./types";
import { wrapName } from "./wrap";

const MIDDLE = (PAGE.left + PAGE.right) / 2;
const PADDING = 9;

/** Style 2: a centred letterhead in a book face, everything else in ruled boxes. */
export function drawClassicHead(sheet: Sheet, document: Letter): void {
  sheet.look = {
    head: "tinted",
    isStriped: false,
    isBoxed: true,
    balance: "tinted",
    hasStrip: false,
  };
  drawLetterhead(sheet, document);
  sheet.y += 16;
  drawHeading(sheet, document);
  sheet.y += 14;
  drawBoxes(sheet, document);
  sheet.y += 20;
}

function drawLetterhead(sheet: Sheet, document: Letter): void {
  const { pdf, palette } = sheet;
  const { label } = typesOf(sheet);
  const name: Type = { face: "display", size: 23, leading: 28, color: palette.heading };
  const logo = fitLogo(document, { width: 220, height: 60 });
  if (logo) {
    drawLogo(pdf, logo, MIDDLE - logo.width / 2, sheet.y - 8);
    sheet.y += logo.height + 2;
  }
  // With room for the dots of a name that is cut.
  const set = wrapName(pdf, document.company.name, name, PAGE.width - name.size);
  const y = setLines(pdf, set.lines, MIDDLE, sheet.y - 4, set.type, "center") + 3;
  sheet.y = setLines(pdf, companyDetails(sheet, document, 420), MIDDLE, y, label, "center");
}

/** Between a heavy and a light rule. */
function drawHeading(sheet: Sheet, document: Letter): void {
  const { pdf, palette } = sheet;
  const heading: Type = { face: "display", size: 17, leading: 28, color: palette.ink };
  drawRule(sheet, sheet.y, 2, palette.rule);
  setLine(pdf, document.heading, MIDDLE, sheet.y, heading, "center");
  const left = MIDDLE - widthOf(pdf, document.heading, heading) / 2;
  drawStamp(sheet, document.stamp, left - 12, sheet.y + heading.leading / 2);
  sheet.y += heading.leading;
  drawRule(sheet, sheet.y, 0.75, palette.rule);
}

function drawBoxes(sheet: Sheet, document: Letter): void {
  const { hairline } = sheet.palette;
  const top = sheet.y;
  const split = PAGE.left + 285;
  sheet.y += PADDING;
  const below = drawBillTo(sheet, document, PAGE.left + PADDING, split - PAGE.left - 2 * PADDING);
  const factsBelow = drawFacts(sheet, document, split + PADDING, PAGE.right - PADDING, (y) =>
    drawRule(sheet, y, 0.75, hairline, split, PAGE.right),
  );
  sheet.y = Math.max(below, factsBelow) + PADDING;
  drawFrame(sheet, top, [PAGE.left, split, PAGE.right]);
}
