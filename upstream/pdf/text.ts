/** Measures and draws single lines of text. Units are PDF points; y grows downwards. */
import type { Face, LatinFont, ScriptFont } from "./fonts";

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- pdfkit's types are a namespace
  namespace PDFKit {
    interface PDFDocument {
      /** Decodes a picture, which can then be drawn several times. The package's types omit it. */
      openImage(src: Buffer): Mixins.ImageSrc;
    }
  }
}

/** The PDF being drawn, with the fonts that its text needs. */
export type Pdf = PDFKit.PDFDocument & {
  latin: LatinFont;
  scripts: ScriptFont[];
  /**
   * Widths of texts at size 1, by face and text, because the same words are measured many times.
   */
  widths: Map<string, number>;
  /** The opened logos, because the invoices of one file share theirs. */
  logos: Map<Uint8Array, PDFKit.Mixins.ImageSrc>;
};

/** `size` and `leading` (the height of a line) are in points, `color` is #rrggbb. */
export type TextStyle = { face: Face; size: number; leading: number; color: string };

type Align = "left" | "center" | "right";

type FontRun = { font: string; text: string; isReordered: boolean };

/** Registers the fonts of `pdf.latin` and `pdf.scripts` with pdfkit. */
export function registerFonts(pdf: Pdf): void {
  for (const face of FACES) pdf.registerFont(latinName(face), pdf.latin[face]);
  for (const script of pdf.scripts) {
    pdf.registerFont(`${script.name} regular`, script.regular);
    pdf.registerFont(`${script.name} bold`, script.bold);
  }
}

const FACES: Face[] = ["regular", "bold", "display"];

function latinName(face: Face): string {
  return `Latin ${face}`;
}

/** Splits a line into runs of one font each. A character that no font has is replaced by "?". */
function splitIntoFontRuns(pdf: Pdf, text: string, face: Face): FontRun[] {
  if (/^[\x20-\x7e]+$/.test(text)) return [{ font: latinName(face), text, isReordered: false }];
  const runs: FontRun[] = [];
  for (const character of text.normalize("NFC")) {
    const next = createFontRun(pdf, character, face);
    const last = runs.at(-1);
    if (last?.font === next.font) last.text += next.text;
    else if (next.text !== "") runs.push(next);
  }
  return runs;
}

/** Returns the run of one character: the character itself, its replacement, or an empty text. */
function createFontRun(pdf: Pdf, character: string, face: Face): FontRun {
  const latin = (text: string) => ({ font: latinName(face), text, isReordered: false });
  if (/[^\S\xa0]/u.test(character)) return latin(" ");
  if (/[\u2010\u2011\u2212]/u.test(character)) return latin("-");
  if (/[\p{Cc}\p{Cf}\p{Variation_Selector}]/u.test(character)) return latin("");
  if (isInLatinFont(pdf, character)) return latin(character);
  const script = findScriptFont(pdf, character);
  if (!script) return latin("?");
  const weight = face === "bold" ? "bold" : "regular";
  return { font: `${script.name} ${weight}`, text: character, isReordered: script.isReordered };
}

/** Returns true when each character of the text has a glyph in one of the fonts. */
export function hasGlyphs(pdf: Pdf, text: string): boolean {
  return [...text].every(
    (character) => isInLatinFont(pdf, character) || findScriptFont(pdf, character),
  );
}

function isInLatinFont(pdf: Pdf, character: string): boolean {
  return pdf.latin.characters.has(character.codePointAt(0) ?? 0);
}

function findScriptFont(pdf: Pdf, character: string): ScriptFont | undefined {
  const codePoint = character.codePointAt(0) ?? 0;
  return pdf.scripts.find(({ characters }) => characters.has(codePoint));
}

/** Returns the width of one line in points. */
export function measureWidth(pdf: Pdf, text: string, textStyle: TextStyle): number {
  const key = `${textStyle.face} ${text}`;
  const width =
    pdf.widths.get(key) ??
    measureRuns(pdf, splitIntoFontRuns(pdf, text, textStyle.face), { ...textStyle, size: 1 });
  pdf.widths.set(key, width);
  return width * textStyle.size;
}

/**
 * Draws one line centred vertically in a box of `textStyle.leading` points, whose top is `y`. `x` is
 * the left edge, the middle or the right edge of the line, depending on `align`.
 */
export function drawText(
  pdf: Pdf,
  text: string,
  x: number,
  y: number,
  textStyle: TextStyle,
  align: Align = "left",
): void {
  const runs = splitIntoFontRuns(pdf, text, textStyle.face);
  let at =
    x - (align === "left" ? 0 : measureRuns(pdf, runs, textStyle) / (align === "center" ? 2 : 1));
  // Capitals and figures stand in the middle of the box (cap height 0.66).
  const baseline = y + textStyle.leading / 2 + textStyle.size * 0.33;
  pdf.fontSize(textStyle.size).fillColor(textStyle.color);
  for (const run of runs) {
    const draw = () =>
      pdf.font(run.font).text(run.text, at, baseline, { lineBreak: false, baseline: "alphabetic" });
    if (run.isReordered) withActualText(pdf, run.text, draw);
    else draw();
    at += pdf.widthOfString(run.text);
  }
}

/** Adds the original text to the glyphs, so that readers can search and copy it. */
function withActualText(pdf: Pdf, actual: string, draw: () => void): void {
  pdf.save().markContent("Span", { actual });
  draw();
  // Poppler places the text where the span ends, so it must end in the coordinates of the glyphs,
  // which pdfkit turns upside down.
  pdf.transform(1, 0, 0, -1, 0, pdf.page.height).endMarkedContent().restore();
}

/** Draws lines below each other and returns the y below the last line. */
export function drawTextLines(
  pdf: Pdf,
  lines: string[],
  x: number,
  y: number,
  textStyle: TextStyle,
  align: Align = "left",
): number {
  lines.forEach((line, index) =>
    drawText(pdf, line, x, y + index * textStyle.leading, textStyle, align),
  );
  return y + lines.length * textStyle.leading;
}

function measureRuns(pdf: Pdf, runs: FontRun[], textStyle: TextStyle): number {
  pdf.fontSize(textStyle.size);
  return runs.reduce((width, run) => width + pdf.font(run.font).widthOfString(run.text), 0);
}
