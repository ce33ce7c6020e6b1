import type { PdfStyle } from "./style";
import type { Letter } from "../document";
import { bandColor, type Sheet } from "../sheet";
import { companyDetails, drawRecipient, drawFacts } from "../parties";
import { drawLogo, fitLogo, type PlacedLogo } from "../logo";
import { drawTag } from "../stamp";
import { drawText, drawTextLines, widthOf, type TextStyle } from "../text";
import { textStylesOf } from "../text-styles";
import { wrapName } from "../wrap";

/**
 * The style with name and heading on a band across the page, striped lines, and the balance on the
 * same colour.
 */
export const band: PdfStyle = {
  options: {
    head: "ruled",
    isStriped: true,
    balance: "filled",
    hasStrip: true,
  },
  drawHead,
  roll: {
    align: "center",
    name: "band",
    rule: { isDouble: false, width: 0.75 },
    balance: (palette) => ({ fill: bandColor(palette), color: palette.onFill }),
  },
};

function drawHead(sheet: Sheet, document: Letter): void {
  const gap = sheet.page.isNarrow ? 12 : 22;
  drawName(sheet, document);
  sheet.y += sheet.page.isNarrow ? 9 : 14;
  drawColumns(sheet, document);
  sheet.y += gap;
}

function drawName(sheet: Sheet, document: Letter): void {
  const { pdf, page, palette } = sheet;
  const heading: TextStyle = {
    face: "bold",
    size: 24 * page.scale,
    leading: 30,
    color: palette.onFill,
  };
  const name: TextStyle = {
    face: "bold",
    size: page.isNarrow ? 13 : 16,
    leading: page.isNarrow ? 17 : 21,
    color: palette.onFill,
  };
  const maxLogoWidth = Math.round(page.width * 0.22);
  const headingLeft = page.right - widthOf(pdf, document.heading, heading);
  const logo = fitLogo(document, { width: maxLogoWidth, height: 52 });
  const logoWidth = logo ? logo.width + 2 * LOGO_MARGIN : 0;
  const left = page.left + (logo ? logoWidth + 16 : 0);
  const beside = document.stamp ? maxLogoWidth : 24;
  const fitted = wrapName(pdf, document.company.name, name, headingLeft - beside - left);

  const nameHeight = Math.max(1, fitted.lines.length) * fitted.textStyle.leading;
  const room = page.isNarrow ? 48 : 72;
  const height = room + Math.max(nameHeight, logo ? logo.height + 2 * LOGO_MARGIN - 16 : 0);
  pdf.rect(0, 0, page.fullWidth, height).fill(bandColor(palette));
  if (logo) drawLogoOnWhite(sheet, logo, (height - logo.height) / 2);
  const y = drawTextLines(pdf, fitted.lines, left, (height - nameHeight) / 2, fitted.textStyle);
  // The heading stands on the baseline of the name's last line.
  const top =
    Math.max(room / 2, y - fitted.textStyle.leading) +
    (fitted.textStyle.leading - heading.leading) / 2 -
    1.5;
  drawText(pdf, document.heading, page.right, top, heading, "right");
  const middle = top + heading.leading / 2;
  drawTag(sheet, document.stamp, { right: headingLeft - 12, middle, color: palette.onFill });
  sheet.y = height;
}

/**
 * The white margin around a logo. Logos are made for white paper, not for the template's colour.
 */
const LOGO_MARGIN = 7;

function drawLogoOnWhite({ pdf, page }: Sheet, logo: PlacedLogo, top: number): void {
  pdf
    .roundedRect(
      page.left,
      top - LOGO_MARGIN,
      logo.width + 2 * LOGO_MARGIN,
      logo.height + 2 * LOGO_MARGIN,
      4,
    )
    .fill("#ffffff");
  drawLogo(pdf, logo, page.left + LOGO_MARGIN, top);
}

/** Draws the company's details across the page, and below them recipient and facts side by side. */
function drawColumns(sheet: Sheet, document: Letter): void {
  const { label } = textStylesOf(sheet);
  const { left, width, halfWidth } = sheet.page;
  const details = companyDetails(sheet, document, width);
  const above = drawTextLines(sheet.pdf, details, left, sheet.y, label);
  if (details.length > 0) sheet.y = above + 16;
  const below = drawRecipient(sheet, document, left, halfWidth);
  sheet.y = Math.max(below, drawFacts(sheet, document));
}
