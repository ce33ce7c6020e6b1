import type { PdfStyle } from "./style";
import type { DocumentHead } from "../document";
import { drawFrame, drawRule, measureEdges, type DrawingContext } from "../drawing-context";
import { wrapCompanyDetails, drawRecipient, drawDocumentDetails } from "../parties";
import { drawLogo, fitLogo } from "../logo";
import type { Paper } from "../paper";
import { drawLabelLines, fitHeading } from "../label-text";
import { drawTag, measureTag } from "../stamp";
import { drawTextLines, type TextStyle } from "../text";
import { createTextStyles } from "../text-styles";
import { wrapName } from "../wrap";

const PADDING = 8;

/** The style with a centred letterhead in a serif face and everything else in ruled boxes. */
export const classicStyle: PdfStyle = {
  options: {
    tableHead: "tinted",
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

function drawHead(context: DrawingContext, document: DocumentHead): void {
  const reduction = context.page.isNarrow ? 6 : 0;
  drawLetterhead(context, document);
  context.y += 16 - reduction;
  drawHeading(context, document);
  context.y += 14 - reduction;
  drawBoxes(context, document);
  context.y += 20 - reduction;
}

function drawLetterhead(context: DrawingContext, document: DocumentHead): void {
  const { pdf, page, palette } = context;
  const middle = middleOf(page);
  const { label } = createTextStyles(context);
  const name: TextStyle = {
    face: "display",
    size: page.isNarrow ? 19 : 24,
    leading: page.isNarrow ? 23 : 28,
    color: palette.heading,
  };
  const logo = fitLogo(document, { width: 220, height: page.isNarrow ? 40 : 60 });
  if (logo) {
    drawLogo(pdf, logo, middle - logo.width / 2, context.y - 8);
    context.y += logo.height + 2;
  }
  // Leaves room for the ellipsis of a name that is cut.
  const fitted = wrapName(pdf, document.company.name, name, page.width - name.size);
  const y = drawTextLines(pdf, fitted.lines, middle, context.y - 4, fitted.textStyle, "center") + 3;
  context.y = drawTextLines(
    pdf,
    wrapCompanyDetails(context, document, Math.min(420, page.width)),
    middle,
    y,
    label,
    "center",
  );
}

/** Draws the heading between a thick and a thin rule. */
function drawHeading(context: DrawingContext, document: DocumentHead): void {
  const { palette, labels, page } = context;
  const middle = middleOf(page);
  const heading: TextStyle = { face: "display", size: 18, leading: 28, color: palette.ink };
  drawRule(context, context.y, 2, palette.rule);
  // The tag stands at the left of the centred heading.
  const room = page.width - 2 * (measureTag(context, document.stamp) + 12);
  const fitted = fitHeading(context, labels.translate(document.heading), heading, room);
  drawLabelLines(context, [fitted.line], {
    ...{ x: middle - fitted.width / 2, y: context.y, leading: heading.leading },
  });
  const right = middle - fitted.width / 2 - 12;
  drawTag(context, document.stamp, { right, middle: context.y + heading.leading / 2 });
  context.y += heading.leading;
  drawRule(context, context.y, 0.75, palette.rule);
}

function middleOf({ left, right }: Paper): number {
  return (left + right) / 2;
}

function drawBoxes(context: DrawingContext, document: DocumentHead): void {
  const { hairline } = context.palette;
  const top = context.y;
  const { left, half, halfWidth } = context.page;
  const outer = measureEdges(context);
  const split = measureEdges(context, half).left;
  context.y += PADDING;
  const below = drawRecipient(context, document, left, halfWidth - PADDING);
  const detailsBelow = drawDocumentDetails(context, document, (y) =>
    drawRule(context, y, 0.75, hairline, split, outer.right),
  );
  context.y = Math.max(below, detailsBelow) + PADDING;
  drawFrame(context, top, [outer.left, split, outer.right]);
}
