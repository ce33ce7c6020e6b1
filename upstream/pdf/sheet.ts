import type { Palette } from "./color";
import type { Paper } from "./paper";
import type { Pdf } from "./text";

/** The choices of a style for the blocks that all styles share. */
export type StyleOptions = {
  /** The table head: on the template's colour, between rules, or on the tint. */
  head: "filled" | "ruled" | "tinted";
  /** True when every other line has the tint as background. */
  isStriped: boolean;
  /** True when the table and the totals have frames. */
  isBoxed: boolean;
  /** The background of the balance. */
  balance: "ruled" | "filled" | "tinted";
  /** True when pages after the first have a coloured strip at the top. */
  hasStrip: boolean;
};

/**
 * The PDF document being drawn, with all its pages, and the position of the next block. A block
 * reserves room before it draws and increases `y` afterwards.
 */
export type Sheet = {
  pdf: Pdf;
  /** The measures of each page. */
  page: Paper;
  palette: Palette;
  styleOptions: StyleOptions;
  /** The top of the next block, in points from the top of the page. */
  y: number;
  /** Draws the end of an open table or frame before a page break. Null when there is none. */
  onPageEnd: (() => void) | null;
  /** Draws the start of the open table or frame on the next page. Null when there is none. */
  onPageStart: (() => void) | null;
};

export function openSheet(pdf: Pdf, page: Paper, palette: Palette): Sheet {
  const head = palette.fill === null ? "ruled" : "filled";
  const styleOptions: StyleOptions = {
    head,
    isStriped: false,
    isBoxed: false,
    balance: "ruled",
    hasStrip: false,
  };
  return {
    pdf,
    page,
    palette,
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

/** The document would have more than `MAX_PAGES` pages. */
export class TooManyPagesError extends Error {}

function newPage(sheet: Sheet): void {
  if (sheet.pdf.bufferedPageRange().count >= MAX_PAGES)
    throw new TooManyPagesError(`more than ${MAX_PAGES} pages`);
  sheet.onPageEnd?.();
  packContent(sheet.pdf.page.content);
  sheet.pdf.addPage();
  sheet.y = sheet.page.continuedTop;
  sheet.onPageStart?.();
}

/**
 * Joins the operators of a finished page. pdfkit keeps one `Uint8Array` per operator until the
 * document ends, which takes ten times the memory. The types of pdfkit do not declare `buffer`.
 */
function packContent(content: object): void {
  if (!("buffer" in content) || !Array.isArray(content.buffer)) return;
  content.buffer = [Buffer.concat(content.buffer as Uint8Array[])];
}

/** The room in points for a table head that is repeated at the top of a new page. */
const REPEATED_HEAD_ROOM = 24;

/**
 * Starts a new page unless `height` points fit on this page. A block that would not fit on a new
 * page below a repeated table head starts where it is.
 */
export function keepTogether(sheet: Sheet, height: number): void {
  const room = sheet.page.bottom - sheet.y;
  const roomOfNewPage = sheet.page.bottom - sheet.page.continuedTop - REPEATED_HEAD_ROOM;
  if (height > room && height <= roomOfNewPage) newPage(sheet);
}

/** Starts a new page unless a line of this height fits on this page. */
export function makeRoomForLine(sheet: Sheet, height: number): void {
  if (sheet.y + height > sheet.page.bottom) newPage(sheet);
}

export function drawRule(
  sheet: Sheet,
  y: number,
  weight: number,
  color: string,
  left = edgesOf(sheet).left,
  right = edgesOf(sheet).right,
): void {
  sheet.pdf.lineWidth(weight).strokeColor(color).moveTo(left, y).lineTo(right, y).stroke();
}

/** Draws a frame from `top` to `sheet.y` with vertical lines at the edges. */
export function drawFrame(sheet: Sheet, top: number, edges: number[]): void {
  const { pdf, palette } = sheet;
  const [left = edgesOf(sheet).left] = edges;
  const right = edges.at(-1) ?? edgesOf(sheet).right;
  drawRule(sheet, top, 0.75, palette.hairline, left, right);
  drawRule(sheet, sheet.y, 0.75, palette.hairline, left, right);
  pdf.lineWidth(0.75).strokeColor(palette.hairline);
  for (const edge of edges) pdf.moveTo(edge, top).lineTo(edge, sheet.y).stroke();
}

/** Draws a frame on each page around what `draw` draws, when the style has frames. */
export function drawFramed(sheet: Sheet, edges: number[], draw: () => void): void {
  if (!sheet.styleOptions.isBoxed) return draw();
  let top = sheet.y;
  sheet.onPageEnd = () => drawFrame(sheet, top, edges);
  sheet.onPageStart = () => {
    top = sheet.y;
  };
  draw();
  sheet.onPageEnd();
  sheet.onPageEnd = null;
  sheet.onPageStart = null;
}

/**
 * Returns the edges of fills, frames and rules. Text begins at `page.left` in every style. Fills,
 * frames and rules reach `OVERHANG` points beyond the text, except in a style with a ruled head and
 * without stripes.
 */
export function edgesOf({ page, styleOptions }: Sheet, left = page.left) {
  const beyond = styleOptions.head === "ruled" && !styleOptions.isStriped ? 0 : OVERHANG;
  return { left: left - beyond, right: page.right + beyond };
}

/** The distance in points between the text and the edges of fills, frames and rules. */
const OVERHANG = 8;

/** Returns the background for text in the colour `onFill`. */
export function bandColor({ fill, tint }: Palette): string {
  return fill ?? tint;
}
