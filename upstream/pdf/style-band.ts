import type { Letter } from "./document";
import { bandColor, drawStamp, PAGE, type Sheet } from "./page-furniture";
import { companyDetails, drawBillTo, drawFacts } from "./parties";
import { drawLogo, fitLogo, type PlacedLogo } from "./logo";
import { setLine, setLines, widthOf, type Pdf, type Type } from "./text";
import { typesOf } from "./types";
import { wrapName } from "./wrap";

/**
 * Style 1: name and heading on a band across the page, striped lines, the balance on the same
 * colour.
 */
export function drawBandHead(sheet: Sheet, document: Letter): void {
  sheet.look = {
    head: "ruled",
    isStriped: true,
    isBoxed: false,
    balance: "filled",
    hasStrip: true,
  };
  drawName(sheet, document);
  sheet.y += 24;
  drawColumns(sheet, document);
  sheet.y += 24;
}

function drawName(sheet: Sheet, document: Letter): void {
  const { pdf, palette } = sheet;
  const heading: Type = { face: "bold", size: 24, leading: 30, color: palette.onFill };
  const name: Type = { face: "bold", size: 16, leading: 21, color: palette.onFill };
  const headingLeft = PAGE.right - widthOf(pdf, document.heading, heading);
  const logo = fitLogo(document, { width: 110, height: 52 });
  const plateWidth = logo ? logo.width + 2 * PLATE : 0;
  const left = PAGE.left + (logo ? plateWidth + 16 : 0);
  const set = wrapName(pdf, document.company.name, name, headingLeft - 110 - left);

  const nameHeight = Math.max(1, set.lines.length) * set.type.leading;
  const height = 72 + Math.max(nameHeight, logo ? logo.height + 2 * PLATE - 16 : 0);
  pdf.rect(0, 0, PAGE.full, height).fill(bandColor(palette));
  if (logo) drawPlate(pdf, logo, (height - logo.height) / 2);
  const y = setLines(pdf, set.lines, left, (height - nameHeight) / 2, set.type);
  // On the baseline of the name's last line.
  const top = Math.max(36, y - set.type.leading) + (set.type.leading - heading.leading) / 2 - 1.5;
  setLine(pdf, document.heading, PAGE.right, top, heading, "right");
  drawStamp(sheet, document.stamp, headingLeft - 12, top + heading.leading / 2, palette.onFill);
  sheet.y = height;
}

/** White paper around a logo: it is drawn for that, and not for the template's colour. */
const PLATE = 7;

function drawPlate(pdf: Pdf, logo: PlacedLogo, top: number): void {
  pdf
    .roundedRect(PAGE.left, top - PLATE, logo.width + 2 * PLATE, logo.height + 2 * PLATE, 4)
    .fill("#ffffff");
  drawLogo(pdf, logo, PAGE.left + PLATE, top);
}

/** From, to, and what the invoice is, side by side. */
function drawColumns(sheet: Sheet, document: Letter): void {
  const { label, body } = typesOf(sheet);
  const width = 150;
  const details = companyDetails(sheet, document, width);
  let below = sheet.y;
  if (details.length > 0) {
    setLine(sheet.pdf, "From", PAGE.left, sheet.y, label);
    below = setLines(sheet.pdf, details, PAGE.left, sheet.y + label.leading + 1, body);
  }
  below = Math.max(below, drawBillTo(sheet, document, PAGE.left + width + 24, width));
  sheet.y = Math.max(below, drawFacts(sheet, document, PAGE.right - width, PAGE.right));
}
