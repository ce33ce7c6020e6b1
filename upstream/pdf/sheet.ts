import type { Palette } from "./color";
import type { InvoiceDocument, Letter } from "./document";
import type { Paper } from "./paper";
import { setLine, widthOf, type Pdf, type TextStyle } from "./text";
import { wrap } from "./wrap";

/** What the shared blocks leave to a style. */
export type StyleOptions = {
  /** The table's head: in the template's colour, between rules, or on its tint. */
  head: "filled" | "ruled" | "tinted";
  /** Every other line on the tint. */
  isStriped: boolean;
  /** Table and totals in frames. */
  isBoxed: boolean;
  balance: "ruled" | "filled" | "tinted";
  /** A strip in the template's colour at the top of the later pages. */
  hasStrip: boolean;
};

/** Where the next thing goes. Blocks move `y` down and ask for room before they set anything. */
export type Sheet = {
  pdf: Pdf;
  page: Paper;
  palette: Palette;
  styleOptions: StyleOptions;
  y: number;
  /** Set while a table or a frame runs: what closes it at the end of a page, */
  onPageEnd: (() => void) | null;
  /** and what begins it again on the next. */
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

/** Far more than the longest invoice of people; one of line breaks alone would have thousands. */
const MAX_PAGES = 300;

/** The invoice cannot be drawn: it would have more pages than anybody could mean. */
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
 * pdfkit keeps every operator of a page as an array of its own until the document ends: ten times
 * what they hold. Its types do not know them.
 */
function packContent(content: object): void {
  if (!("buffer" in content) || !Array.isArray(content.buffer)) return;
  content.buffer = [Buffer.concat(content.buffer as Uint8Array[])];
}

/**
 * Starts a new page unless `height` fits below; what would not fit a whole page either stays and
 * flows.
 */
export function keepTogether(sheet: Sheet, height: number): void {
  const room = sheet.page.bottom - sheet.y;
  if (height > room && height <= sheet.page.bottom - sheet.page.continuedTop - 24) newPage(sheet);
}

/** Room for one line of text, on a new page if need be. */
export function makeRoomForLine(sheet: Sheet, height: number): void {
  if (sheet.y + height > sheet.page.bottom) newPage(sheet);
}

export function drawRule(
  sheet: Sheet,
  y: number,
  weight: number,
  color: string,
  left = sheet.page.left,
  right = sheet.page.right,
): void {
  sheet.pdf.lineWidth(weight).strokeColor(color).moveTo(left, y).lineTo(right, y).stroke();
}

/** A frame from `top` to `sheet.y` with uprights at the edges; text stands inside of them. */
export function drawFrame(sheet: Sheet, top: number, edges: number[]): void {
  const { pdf, palette } = sheet;
  const [left = sheet.page.left] = edges;
  const right = edges.at(-1) ?? sheet.page.right;
  drawRule(sheet, top, 0.75, palette.hairline, left, right);
  drawRule(sheet, sheet.y, 0.75, palette.hairline, left, right);
  pdf.lineWidth(0.75).strokeColor(palette.hairline);
  for (const edge of edges) pdf.moveTo(edge, top).lineTo(edge, sheet.y).stroke();
}

/** Frames what `draw` sets, a frame a page, when the style has boxes. */
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

/** Behind text in `onFill`. */
export function bandColor({ fill, tint }: Palette): string {
  return fill ?? tint;
}

/** "DRAFT", "VOID" or "PAID" in a thin frame whose right edge is `right`; returns its left edge. */
export function drawStamp(
  sheet: Sheet,
  stamp: InvoiceDocument["stamp"],
  right: number,
  middle: number,
  color = stampColor(sheet.palette, stamp),
): number {
  if (stamp === "") return right;
  const type: TextStyle = { face: "bold", size: 8, leading: 16, color };
  const width = widthOf(sheet.pdf, stamp, type) + 14;
  sheet.pdf
    .lineWidth(0.75)
    .strokeColor(type.color)
    .roundedRect(right - width, middle - 8, width, 16, 3)
    .stroke();
  setLine(sheet.pdf, stamp, right - width + 7, middle - 8, type);
  return right - width;
}

/** Once all pages are there: the carried header from page 2 on, and "Page x of y" on each. */
export function drawHeadersAndPageNumbers(sheet: Sheet, document: Letter): void {
  const { pdf, palette } = sheet;
  const small: TextStyle = { face: "regular", size: 8, leading: 11, color: palette.quiet };
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    setLine(
      pdf,
      `Page ${page + 1} of ${count}`,
      sheet.page.right,
      sheet.page.footer,
      small,
      "right",
    );
    if (page > 0) drawRunningHeader(sheet, document);
  }
}

function drawRunningHeader(sheet: Sheet, document: Letter): void {
  const { pdf, palette, styleOptions } = sheet;
  const name: TextStyle = { face: "bold", size: 9, leading: 13, color: palette.ink };
  const number: TextStyle = { ...name, face: "regular" };
  const half = sheet.page.width / 2 - 12;
  setLine(
    pdf,
    fitOneLine(pdf, document.company.name, name, half),
    sheet.page.left,
    sheet.page.top,
    name,
  );
  const numbered = fitOneLine(
    pdf,
    `${document.heading} ${document.period ?? document.no}`,
    number,
    half - 60,
  );
  setLine(pdf, numbered, sheet.page.right, sheet.page.top, number, "right");
  drawStamp(
    sheet,
    document.stamp,
    sheet.page.right - widthOf(pdf, numbered, number) - 10,
    sheet.page.top + 6.5,
  );
  if (styleOptions.hasStrip) pdf.rect(0, 0, sheet.page.fullWidth, 14).fill(bandColor(palette));
  else drawRule(sheet, sheet.page.top + 20, 0.75, palette.rule);
}

function fitOneLine(pdf: Pdf, text: string, type: TextStyle, width: number): string {
  const lines = wrap(pdf, text, type, width);
  if (lines.length <= 1) return lines[0] ?? "";
  return `${wrap(pdf, text, type, width - type.size)[0] ?? ""}…`;
}

function stampColor(palette: Palette, stamp: InvoiceDocument["stamp"]): string {
  if (stamp === "PAID") return "#1a6b3c";
  return stamp === "DRAFT" ? palette.quiet : "#a02c2c";
}
