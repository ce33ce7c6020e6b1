import type { PdfStyle } from "./style";
import type { DocumentHead } from "../document";
import { drawRule, type DrawingContext } from "../drawing-context";
import { wrapCompanyDetails, drawRecipient, drawDocumentDetails } from "../parties";
import { drawLogo, fitLogo } from "../logo";
import { drawLabelLines, fitHeading } from "../label-text";
import { drawTag, measureTag } from "../stamp";
import { drawTextLines, type TextStyle } from "../text";
import { createTextStyles } from "../text-styles";
import { wrapName } from "../wrap";

/** The style in ink on paper, with one coloured rule and a coloured table head. */
export const plainStyle: PdfStyle = {
  options: {},
  drawHead,
  roll: {
    align: "left",
    name: "bold",
    rule: { isDouble: false, width: 0.75 },
    balance: () => null,
  },
};

function drawHead(context: DrawingContext, document: DocumentHead): void {
  drawLetterhead(context, document);
  context.y += 14;
  drawRule(context, context.y, 1, context.palette.rule);
  context.y += 16;
  const { left, halfWidth, isNarrow } = context.page;
  const below = drawRecipient(context, document, left, halfWidth);
  context.y = Math.max(below, drawDocumentDetails(context, document)) + (isNarrow ? 12 : 22);
}

const TAG_GAP = 12;

/** Draws the company in the left half and the heading of the document in the right half. */
function drawLetterhead(context: DrawingContext, document: DocumentHead): void {
  const { pdf, page, palette, labels } = context;
  const { label } = createTextStyles(context);
  const heading: TextStyle = {
    face: "bold",
    size: 24 * page.scale,
    leading: 26,
    color: palette.heading,
  };
  const name: TextStyle = { face: "bold", size: 15, leading: 18, color: palette.ink };

  const tagWidth = measureTag(context, document.stamp);
  const room = page.halfWidth - (tagWidth === 0 ? 0 : tagWidth + TAG_GAP);
  const fittedHeading = fitHeading(context, labels.translate(document.heading), heading, room);
  drawLabelLines(context, [fittedHeading.line], {
    ...{ x: page.half, y: context.y, leading: heading.leading },
  });
  const left = page.half + fittedHeading.width + TAG_GAP;
  drawTag(context, document.stamp, { left, middle: context.y + 13.5 });

  const logo = fitLogo(document, { width: Math.min(180, page.halfWidth), height: 54 });
  if (logo) {
    drawLogo(pdf, logo, page.left, context.y);
    context.y += logo.height + 4;
  }
  // Without a logo, the name stands on the heading's baseline.
  const fitted = wrapName(pdf, document.company.name, name, page.halfWidth);
  const y = drawTextLines(pdf, fitted.lines, page.left, context.y + 7, fitted.textStyle) + 2;
  const details = wrapCompanyDetails(context, document, page.halfWidth);
  const below = drawTextLines(pdf, details, page.left, y, label);
  context.y = Math.max(below, context.y + heading.leading);
}
