/**
 * Setting text: runs by font, measuring, wrapping, and putting one line on
 * the page. Units are PDF points; y grows downwards.
 */

export type Pdf = PDFKit.PDFDocument;

export type Type = { face: "regular" | "bold"; size: number; leading: number; color: string };

export type FontRun = { font: string; text: string };

const FONTS = { regular: "Helvetica", bold: "Helvetica-Bold" } as const;

/** Beyond ASCII and Latin-1, what WinAnsiEncoding holds (PDF 32000-1, annex D.2). */
const WIN_ANSI = new Set("€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ");

/**
 * Splits a line into runs of one font each. There is one font so far, the
 * built-in Helvetica, which knows WinAnsi only: what it lacks shows as "?".
 */
export function fontRuns(text: string, face: Type["face"]): FontRun[] {
  let settable = "";
  for (const character of text.normalize("NFC")) {
    if (isSettable(character)) settable += character;
    else if (/\s/u.test(character)) settable += " ";
    else if (/[\u2010\u2011\u2212]/u.test(character)) settable += "-";
    else if (!/[\p{Cc}\p{Cf}]/u.test(character)) settable += "?";
  }
  return settable === "" ? [] : [{ font: FONTS[face], text: settable }];
}

/** Whether the reader will see the text as it was written. */
export function isSettable(text: string): boolean {
  return [...text].every(
    (character) => /^[\x20-\x7e\xa0-\xac\xae-\xff]$/u.test(character) || WIN_ANSI.has(character)
  );
}

export function widthOf(pdf: Pdf, text: string, type: Type): number {
  return widthOfRuns(pdf, fontRuns(text, type.face), type);
}

/** The lines a text takes at a width. Its own line breaks are kept, a word too long for a line is broken. */
export function wrap(pdf: Pdf, text: string, type: Type, width: number): string[] {
  const lines: string[] = [];
  const space = widthOf(pdf, " ", type);
  for (const paragraph of text.trim().split(/\r\n|[\n\v\f\r\x85\u2028\u2029]/u)) {
    let line = "";
    let used = 0;
    for (const word of paragraph.split(/[^\S\xa0\u202f]+/u).filter(Boolean)) {
      for (const piece of breakWord(pdf, word, type, width)) {
        const needed = widthOf(pdf, piece, type);
        if (line !== "" && used + space + needed <= width) {
          line += " " + piece;
          used += space + needed;
        } else {
          if (line !== "") lines.push(line);
          line = piece;
          used = needed;
        }
      }
    }
    lines.push(line);
  }
  return lines.length === 1 && lines[0] === "" ? [] : lines;
}

/** At most `count` lines, the last one saying that there was more. */
export function atMost(count: number, lines: string[]): string[] {
  if (lines.length <= count) return lines;
  return [...lines.slice(0, count - 1), `${(lines[count - 1] ?? "").slice(0, -1)}…`];
}

/** Sets one line in a box `type.leading` high: `x` is its left edge, or its right edge when aligned right. */
export function setLine(
  pdf: Pdf,
  text: string,
  x: number,
  y: number,
  type: Type,
  align: "left" | "right" = "left"
): void {
  const runs = fontRuns(text, type.face);
  let at = align === "left" ? x : x - widthOfRuns(pdf, runs, type);
  // Capitals and figures stand in the middle of the box (cap height 0.718).
  const baseline = y + type.leading / 2 + type.size * 0.359;
  pdf.fontSize(type.size).fillColor(type.color);
  for (const run of runs) {
    pdf.font(run.font).text(run.text, at, baseline, { lineBreak: false, baseline: "alphabetic" });
    at += pdf.widthOfString(run.text);
  }
}

/** Sets lines under each other and returns the y below the last. */
export function setLines(
  pdf: Pdf,
  lines: string[],
  x: number,
  y: number,
  type: Type,
  align: "left" | "right" = "left"
): number {
  lines.forEach((line, index) => setLine(pdf, line, x, y + index * type.leading, type, align));
  return y + lines.length * type.leading;
}

function widthOfRuns(pdf: Pdf, runs: FontRun[], type: Type): number {
  pdf.fontSize(type.size);
  return runs.reduce((width, run) => width + pdf.font(run.font).widthOfString(run.text), 0);
}

/** After a hyphen, dot or the like when one stands in the second half of the line, else anywhere. */
function breakWord(pdf: Pdf, word: string, type: Type, width: number): string[] {
  if (widthOf(pdf, word, type) <= width) return [word];
  const pieces: string[] = [];
  let piece = "";
  for (const character of word) {
    if (piece !== "" && widthOf(pdf, piece + character, type) > width) {
      const joint = /^.*[-–_@./](?=.)/u.exec(piece)?.[0] ?? "";
      const end = joint.length >= piece.length / 2 ? joint.length : piece.length;
      pieces.push(piece.slice(0, end));
      piece = piece.slice(end);
    }
    piece += character;
  }
  return [...pieces, piece];
}
