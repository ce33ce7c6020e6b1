import type { Palette } from "./color";
import type { PaperLabels } from "../../domain/paper-labels";
import type { Paper } from "./paper";
import type { Pdf } from "./text";

/** What a style chooses for the blocks that all styles share. */
export type StyleOptions = {
  /** The table head stands on the template's colour, between rules, or on the tint. */
  tableHead: "filled" | "ruled" | "tinted";
  /** True when every other line has the tint as background. */
  isStriped: boolean;
  /** True when the table and the totals have frames. */
  isBoxed: boolean;
  /** The balance stands below a rule, on the template's colour, or on the tint. */
  balance: "ruled" | "filled" | "tinted";
  /** True when pages after the first have a coloured strip at the top. */
  hasStrip: boolean;
};

/**
 * The state of drawing one document: the file with all its pages, the measures, colours and style,
 * and the position of the next block. A function that draws a block makes room first and increases
 * `y` afterwards.
 */
export type DrawingContext = {
  pdf: Pdf;
  /** The index of the document's first page in the file, from 0. */
  firstPage: number;
  /** The measures of each page. */
  page: Paper;
  palette: Palette;
  labels: PaperLabels;
  styleOptions: StyleOptions;
  /** The top of the next block, in points from the top of the page. */
  y: number;
  /** Draws the end of an open table or frame before a page break. Null when there is none. */
  onPageEnd: (() => void) | null;
  /** Draws the start of the open table or frame on the next page. Null when there is none. */
  onPageStart: (() => void) | null;
};

export function createDrawingContext(
  pdf: Pdf,
  { page, palette, labels }: Pick<DrawingContext, "page" | "palette" | "labels">,
): DrawingContext {
  const tableHead = palette.fill === null ? "ruled" : "filled";
  const styleOptions: StyleOptions = {
    tableHead,
    isStriped: false,
    isBoxed: false,
    balance: "ruled",
    hasStrip: false,
  };
  return {
    pdf,
    firstPage: Math.max(0, pdf.bufferedPageRange().count - 1),
    page,
    palette,
    labels,
    styleOptions,
    y: page.top,
    onPageEnd: null,
    onPageStart: null,
  };
}

/**
 * Far more pages than any real invoice has. An invoice of line breaks alone would have thousands of
 * pages.
 */
const MAX_PAGES = 300;

/** Is thrown when the document would have more than `MAX_PAGES` pages. */
export class TooManyPagesError extends Error {}

function startNewPage(context: DrawingContext): void {
  context.onPageEnd?.();
  addPage(context);
  context.y = context.page.continuedTop;
  context.onPageStart?.();
}

/** Adds a page, on which the next document of the file can begin with a context of its own. */
export function addPage({ pdf }: Pick<DrawingContext, "pdf">): void {
  if (pdf.bufferedPageRange().count >= MAX_PAGES)
    throw new TooManyPagesError(`more than ${MAX_PAGES} pages`);
  packContent(pdf.page.content);
  pdf.addPage();
}

/**
 * Joins the operators of a finished page. pdfkit keeps one `Uint8Array` per operator until the
 * document ends, which takes ten times the memory. The types of pdfkit do not declare `buffer`.
 */
function packContent(content: object): void {
  if (!("buffer" in content) || !Array.isArray(content.buffer)) return;
  content.buffer = [Buffer.concat(content.buffer as Uint8Array[])];
}

/** Returns the height in points of a table head, by default with a line for each language. */
export function measureTableHead(
  { labels }: Pick<DrawingContext, "labels">,
  lines = labels.besideWords === null ? 1 : 2,
): number {
  return lines === 1 ? 20 : 31;
}

/** The gap in points below a table head that is repeated at the top of a new page. */
const REPEATED_HEAD_GAP = 4;

/**
 * Starts a new page unless `height` points fit on this page. A block that would not fit on a new
 * page below a repeated table head starts where it is.
 */
export function keepTogether(context: DrawingContext, height: number): void {
  const room = context.page.bottom - context.y;
  const headRoom = measureTableHead(context) + REPEATED_HEAD_GAP;
  const roomOfNewPage = context.page.bottom - context.page.continuedTop - headRoom;
  if (height > room && height <= roomOfNewPage) startNewPage(context);
}

/** Starts a new page unless a line of this height fits on this page. */
export function makeRoomForLine(context: DrawingContext, height: number): void {
  if (context.y + height > context.page.bottom) startNewPage(context);
}

export function drawRule(
  context: DrawingContext,
  y: number,
  weight: number,
  color: string,
  left = measureEdges(context).left,
  right = measureEdges(context).right,
): void {
  context.pdf.lineWidth(weight).strokeColor(color).moveTo(left, y).lineTo(right, y).stroke();
}

/** Draws a frame from `top` to `context.y`, with a vertical line at each x position of `edges`. */
export function drawFrame(context: DrawingContext, top: number, edges: number[]): void {
  const { pdf, palette } = context;
  const [left = measureEdges(context).left] = edges;
  const right = edges.at(-1) ?? measureEdges(context).right;
  drawRule(context, top, 0.75, palette.hairline, left, right);
  drawRule(context, context.y, 0.75, palette.hairline, left, right);
  pdf.lineWidth(0.75).strokeColor(palette.hairline);
  for (const edge of edges) pdf.moveTo(edge, top).lineTo(edge, context.y).stroke();
}

/** Runs `draw`. When the style has frames, draws a frame on each page around what `draw` draws. */
export function drawInFrame(context: DrawingContext, edges: number[], draw: () => void): void {
  if (!context.styleOptions.isBoxed) return draw();
  let top = context.y;
  context.onPageEnd = () => drawFrame(context, top, edges);
  context.onPageStart = () => {
    top = context.y;
  };
  draw();
  context.onPageEnd();
  context.onPageEnd = null;
  context.onPageStart = null;
}

/**
 * Returns the x positions of both edges of fills, frames and rules around text that begins at `left`
 * and ends at `page.right`. Fills, frames and rules reach `OVERHANG` points beyond the text, except
 * in a style with a ruled table head and without stripes.
 */
export function measureEdges({ page, styleOptions }: DrawingContext, left = page.left) {
  const beyond = styleOptions.tableHead === "ruled" && !styleOptions.isStriped ? 0 : OVERHANG;
  return { left: left - beyond, right: page.right + beyond };
}

/** The distance in points between the text and the edges of fills, frames and rules. */
const OVERHANG = 8;

/** Returns the template's colour, or the tint when the template has no colour. */
export function chooseBandColor({ fill, tint }: Palette): string {
  return fill ?? tint;
}
