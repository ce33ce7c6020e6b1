import type { PdfStyle } from "./style";
import type { DocumentHead } from "../document";
import { chooseBandColor, type DrawingContext } from "../drawing-context";
import { wrapCompanyDetails, drawRecipient, drawDocumentDetails } from "../parties";
import { drawLogo, fitLogo, type SizedLogo } from "../logo";
import { drawLabelLines, fitHeading } from "../label-text";
import { drawTag, measureTag } from "../stamp";
import { drawTextLines, type TextStyle } from "../text";
import { createTextStyles } from "../text-styles";
import { wrapName } from "../wrap";

/**
 * The style with company name and heading on a coloured band across the page, striped lines, and the
 * balance on the colour of the band.
 */
export const bandStyle: PdfStyle = {
  options: {
    tableHead: "ruled",
    isStriped: true,
    balance: "filled",
    hasStrip: true,
  },
  drawHead,
  roll: {
    align: "center",
    name: "band",
    rule: { isDouble: false, width: 0.75 },
    balance: (palette) => ({ fill: chooseBandColor(palette), color: palette.onFill }),
  },
};

function drawHead(context: DrawingContext, document: DocumentHead): void {
  const gap = context.page.isNarrow ? 12 : 22;
  drawBand(context, document);
  context.y += context.page.isNarrow ? 9 : 14;
  drawColumns(context, document);
  context.y += gap;
}

function drawBand(context: DrawingContext, document: DocumentHead): void {
  const { pdf, page, palette } = context;
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
  const title = context.labels.translate(document.heading);
  const fittedHeading = fitHeading(context, title, heading, page.halfWidth);
  const headingLeft = page.right - fittedHeading.width;
  const logo = fitLogo(document, { width: maxLogoWidth, height: 52 });
  const logoWidth = logo ? logo.width + 2 * LOGO_MARGIN : 0;
  const left = page.left + (logo ? logoWidth + 16 : 0);
  const tagWidth = measureTag(context, document.stamp) + 24;
  const beside = document.stamp ? Math.max(maxLogoWidth, tagWidth) : 24;
  const fitted = wrapName(pdf, document.company.name, name, headingLeft - beside - left);

  const nameHeight = Math.max(1, fitted.lines.length) * fitted.textStyle.leading;
  const room = page.isNarrow ? 48 : 72;
  const height = room + Math.max(nameHeight, logo ? logo.height + 2 * LOGO_MARGIN - 16 : 0);
  pdf.rect(0, 0, page.fullWidth, height).fill(chooseBandColor(palette));
  if (logo) drawLogoOnWhite(context, logo, (height - logo.height) / 2);
  const y = drawTextLines(pdf, fitted.lines, left, (height - nameHeight) / 2, fitted.textStyle);
  // The heading stands on the baseline of the name's last line.
  const top =
    Math.max(room / 2, y - fitted.textStyle.leading) +
    (fitted.textStyle.leading - heading.leading) / 2 -
    1.5;
  drawLabelLines(context, [fittedHeading.line], {
    ...{ x: headingLeft, y: top, leading: heading.leading },
  });
  const middle = top + heading.leading / 2;
  drawTag(context, document.stamp, { right: headingLeft - 12, middle, color: palette.onFill });
  context.y = height;
}

/**
 * In points: the white margin around a logo. Logos are made for white paper, not for the band.
 */
const LOGO_MARGIN = 7;

function drawLogoOnWhite({ pdf, page }: DrawingContext, logo: SizedLogo, top: number): void {
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

/**
 * Draws the company's details across the page, and below them the recipient and the document's
 * details side by side.
 */
function drawColumns(context: DrawingContext, document: DocumentHead): void {
  const { label } = createTextStyles(context);
  const { left, width, halfWidth } = context.page;
  const details = wrapCompanyDetails(context, document, width);
  const above = drawTextLines(context.pdf, details, left, context.y, label);
  if (details.length > 0) context.y = above + 16;
  const below = drawRecipient(context, document, left, halfWidth);
  context.y = Math.max(below, drawDocumentDetails(context, document));
}
