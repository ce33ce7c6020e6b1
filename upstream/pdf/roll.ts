/** A receipt on a roll of 80 mm: one column, as long as what it says. */
import { styleOf } from "./styles/index";
import type { RollLook } from "./styles/style";
import { paletteFor, type Palette } from "./color";
import { letterOf } from "./receipt";
import type { ReceiptDocument } from "./receipt-document";
import { bandColor } from "./page-furniture";
import { drawLogo, fitLogo } from "./logo";
import { companyLines, factsOf } from "./parties";
import { setLine, setLines, widthOf, type Pdf, type Type } from "./text";
import { receiptRows, type Row } from "./totals-rows";
import { wrap, wrapName } from "./wrap";

/** In points: 80 mm, of which 72 can be printed. */
const FULL = 226.77;
const WIDTH = 204.09;
const LEFT = (FULL - WIDTH) / 2;
const RIGHT = LEFT + WIDTH;
const MIDDLE = FULL / 2;
const EDGE = 14;
const GAP = 6;
/** Of a page of PDF, 14400 points at most. */
const LONGEST = 14_000;

/** A part of it that is not cut in two. */
type Block = { height: number; draw: (top: number) => void };

/** Adds as many pages as it takes: one, but for hundreds of lines. */
export function drawRoll(pdf: Pdf, receipt: ReceiptDocument): void {
  for (const page of pagesOf(blocksOf(pdf, receipt))) {
    const height = page.reduce((sum, block) => sum + block.height, 2 * EDGE);
    pdf.addPage({ size: [FULL, height], margin: 0 });
    let top = EDGE;
    for (const block of page) {
      block.draw(top);
      top += block.height;
    }
  }
}

function pagesOf(blocks: Block[]): Block[][] {
  const pages: Block[][] = [[]];
  let height = 0;
  for (const block of blocks) {
    if (height + block.height > LONGEST) {
      pages.push([]);
      height = 0;
    }
    pages.at(-1)?.push(block);
    height += block.height;
  }
  return pages;
}

function blocksOf(pdf: Pdf, receipt: ReceiptDocument): Block[] {
  const letter = letterOf(receipt);
  const { invoice } = receipt;
  const palette = paletteFor(letter.template.color);
  // A printer of rolls knows no grey.
  const body: Type = { face: "regular", size: 9, leading: 12.5, color: palette.ink };
  const roll = { pdf, palette, body, look: styleOf(letter.template.style).roll };
  return [
    ...headOf(roll, receipt),
    rule(roll),
    ...factsOf(letter).map(({ fact, value }) => pair(roll, fact, value, body)),
    rule(roll),
    ...invoice.lines.flatMap((line) => lineOf(roll, line)),
    rule(roll),
    ...receiptRows(pdf, receipt).map((row) => sum(roll, row)),
    ...text(roll, invoice.footer, { ...body, size: 8, leading: 11 }, { space: 2 * GAP }),
  ];
}

type Roll = { pdf: Pdf; palette: Palette; body: Type; look: RollLook };

/** Whose it is: at the left, on a band in the colour, or in a book face in the middle. */
function headOf(roll: Roll, receipt: ReceiptDocument): Block[] {
  const { pdf, palette, body, look } = roll;
  const letter = letterOf(receipt);
  const { align } = look;
  const small = { ...body, size: 8, leading: 11 };
  const heading = letter.stamp === "VOID" ? "Receipt, undone" : "Receipt";
  const about = text(roll, companyLines(letter).join("\n"), small, { align });
  if (look.name === "band")
    return [...logoOf(roll, receipt), band(roll, heading, letter.company.name), ...about];
  const name: Type = { face: look.name, size: 14, leading: 18, color: palette.heading };
  const set = wrapName(pdf, letter.company.name, name, WIDTH);
  return [
    ...logoOf(roll, receipt),
    ...lines(roll, set.lines, set.type, { align }),
    ...about,
    ...text(roll, heading, { ...name, size: 11, leading: 15 }, { align, space: GAP }),
  ];
}

function logoOf({ pdf, look }: Roll, { invoice }: ReceiptDocument): Block[] {
  const logo = fitLogo(invoice, { width: 150, height: 48 });
  if (!logo) return [];
  const left = look.align === "left" ? LEFT : MIDDLE - logo.width / 2;
  return [{ height: logo.height + GAP, draw: (top) => drawLogo(pdf, logo, left, top) }];
}

function band({ pdf, palette }: Roll, heading: string, company: string): Block {
  const type: Type = { face: "bold", size: 14, leading: 18, color: palette.onFill };
  const set = wrapName(pdf, company, type, WIDTH - 2 * GAP);
  const small: Type = { ...type, size: 9, leading: 13 };
  const filled = set.lines.length * set.type.leading + small.leading + 2 * GAP;
  return {
    height: filled + GAP,
    draw: (top) => {
      pdf.rect(LEFT, top, WIDTH, filled).fill(bandColor(palette));
      const below = setLines(pdf, set.lines, MIDDLE, top + GAP, set.type, "center");
      setLine(pdf, heading, MIDDLE, below, small, "center");
    },
  };
}

/** Its name over the whole width, and below it what it is made of and comes to. */
function lineOf(roll: Roll, line: ReceiptDocument["invoice"]["lines"][number]): Block[] {
  const { pdf, body } = roll;
  const small = { ...body, size: 8, leading: 11 };
  const off = line.discount ? `${line.discount} off` : "";
  const made = [`${line.quantity} × ${line.unitPrice}`, off, line.tax].filter(Boolean).join(", ");
  const name = wrap(pdf, line.name, body, WIDTH);
  return [
    ...lines(roll, name, body),
    ...text(roll, line.description, small, { align: "left" }),
    pair(roll, made, line.amount, body),
    space(3),
  ];
}

function sum(roll: Roll, { label, amount, weight, ruled }: Row): Block {
  const { pdf, palette, body, look } = roll;
  const isMain = weight === "balance";
  const filled = isMain ? look.balance(palette) : null;
  const color = filled?.color ?? body.color;
  const sizes = { plain: 9, quiet: 9, strong: 10, balance: 11.5 };
  const size = sizes[weight];
  const face = isMain || weight === "strong" ? "bold" : "regular";
  const inset = filled ? GAP : 0;
  const type: Type = { face, size, leading: size * 1.4, color };
  const set = pair(roll, label, amount, type, inset);
  const above = ruled ? GAP : 0;
  if (!isMain) return joined([space(above), set]);
  return {
    height: above + set.height + 2 * GAP,
    draw: (top) => {
      const height = set.height + GAP;
      if (filled) pdf.rect(LEFT, top + above, WIDTH, height).fill(filled.fill);
      else {
        drawLine(roll, top + above);
        drawLine(roll, top + above + height);
      }
      set.draw(top + above + GAP / 2);
    },
  };
}

/** Side by side where both have room; otherwise what it comes to stands below, at the right. */
function pair({ pdf }: Roll, label: string, value: string, type: Type, inset = 0): Block {
  const width = WIDTH - 2 * inset;
  const values = wrap(pdf, value, type, width);
  const valueWidth = Math.max(0, ...values.map((line) => widthOf(pdf, line, type)));
  const isBeside = valueWidth <= width * 0.6;
  const labels = wrap(pdf, label, type, isBeside ? width - valueWidth - GAP : width);
  const beforeValues = isBeside ? 0 : labels.length;
  const rows = Math.max(labels.length, beforeValues + values.length);
  return {
    height: rows * type.leading,
    draw: (top) => {
      setLines(pdf, labels, LEFT + inset, top, type);
      setLines(pdf, values, RIGHT - inset, top + beforeValues * type.leading, type, "right");
    },
  };
}

type Placed = { align?: "left" | "center"; space?: number };

function text(roll: Roll, words: string, type: Type, placed: Placed = {}): Block[] {
  return lines(roll, wrap(roll.pdf, words, type, WIDTH), type, { align: "center", ...placed });
}

function lines({ pdf }: Roll, set: string[], type: Type, placed: Placed = {}): Block[] {
  const { align = "left", space: above = 0 } = placed;
  const x = align === "left" ? LEFT : MIDDLE;
  const blocks = set.map((line): Block => ({
    height: type.leading,
    draw: (top) => setLine(pdf, line, x, top, type, align),
  }));
  return blocks.length > 0 && above > 0 ? [space(above), ...blocks] : blocks;
}

function rule(roll: Roll): Block {
  const { isDouble } = roll.look.rule;
  return {
    height: 2 * GAP,
    draw: (top) => {
      drawLine(roll, top + GAP - (isDouble ? 1 : 0));
      if (isDouble) drawLine(roll, top + GAP + 1);
    },
  };
}

function drawLine({ pdf, palette, look }: Roll, y: number): void {
  pdf.lineWidth(look.rule.width).strokeColor(palette.ink);
  pdf.moveTo(LEFT, y).lineTo(RIGHT, y).stroke();
}

function space(height: number): Block {
  return { height, draw: () => {} };
}

function joined(blocks: Block[]): Block {
  return {
    height: blocks.reduce((height, block) => height + block.height, 0),
    draw: (top) => {
      let y = top;
      for (const block of blocks) {
        block.draw(y);
        y += block.height;
      }
    },
  };
}
