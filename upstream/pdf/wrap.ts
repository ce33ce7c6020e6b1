/** Wraps text into lines of a given width. */
import { measureWidth, type Pdf, type TextStyle } from "./text";

// Chinese and Japanese text has no spaces. A line may end between any two characters, but not
// before a closing mark or after an opening mark.
const IDEOGRAPHS = ["Han", "Hiragana", "Katakana", "Bopomofo"]
  .map((script) => `\\p{Script=${script}}`)
  .join("");
const CLOSING = "、。，．：；？！）」』】》〉〕々ー";
const OPENING = "（「『【《〈〔";
const NOT_BEFORE = `(?![${CLOSING}”’…,.:;?!)%])`;
const NOT_AFTER = `(?<![${OPENING}“‘(])`;
const JOINT = new RegExp(
  `(?<=[${IDEOGRAPHS}${CLOSING}])${NOT_BEFORE}|` +
    `${NOT_AFTER}(?=[${IDEOGRAPHS}${OPENING}])${NOT_BEFORE}`,
  "u",
);

/**
 * Returns the lines of a text that fit into `width` points. Keeps the text's own line breaks, and
 * breaks a word that is too long for a line. A blank text has no lines.
 */
export function wrapText(pdf: Pdf, text: string, textStyle: TextStyle, width: number): string[] {
  const lines: string[] = [];
  const spaceWidth = measureWidth(pdf, " ", textStyle);
  for (const paragraph of text.trim().split(/\r\n|[\n\v\f\r\x85\u2028\u2029]/u)) {
    let line = "";
    let used = 0;
    for (const { piece, isSpaced } of splitIntoPieces(pdf, paragraph, textStyle, width)) {
      const needed = measureWidth(pdf, piece, textStyle);
      const gap = isSpaced ? spaceWidth : 0;
      if (line !== "" && used + gap + needed <= width) {
        line += (isSpaced ? " " : "") + piece;
        used += gap + needed;
      } else {
        if (line !== "") lines.push(line);
        line = piece;
        used = needed;
      }
    }
    lines.push(line);
  }
  return lines.length === 1 && lines[0] === "" ? [] : lines;
}

/**
 * Returns the pieces of a paragraph that a line may not break, and whether a space precedes each
 * piece.
 */
function splitIntoPieces(pdf: Pdf, paragraph: string, textStyle: TextStyle, width: number) {
  return paragraph
    .split(/[^\S\xa0\u202f]+/u)
    .filter(Boolean)
    .flatMap((word) => {
      const pieces = word.split(JOINT).flatMap((part) => breakWord(pdf, part, textStyle, width));
      return pieces.map((piece, index) => ({ piece, isSpaced: index === 0 }));
    });
}

/** Returns at most `count` lines. The last one ends with an ellipsis when lines were left out. */
export function limitLines(count: number, lines: string[]): string[] {
  if (lines.length <= count) return lines;
  return [
    ...lines.slice(0, count - 1),
    `${splitIntoGraphemes(lines[count - 1] ?? "")
      .slice(0, -1)
      .join("")}…`,
  ];
}

/**
 * Returns the lines of a name, all about equally long, and their text style. Reduces the size as far
 * as it stays larger than running text, to get two lines, or else three. Reduces the size further to
 * get four lines. A longer name has the smallest size, in up to MAX_NAME_LINES lines.
 */
export function wrapName(
  pdf: Pdf,
  name: string,
  textStyle: TextStyle,
  width: number,
): { textStyle: TextStyle; lines: string[] } {
  const candidates = [1, 0.9, 0.8, 0.65].map((scale) => {
    const { size, leading } = textStyle;
    const smaller = { ...textStyle, size: size * scale, leading: leading * scale };
    return { textStyle: smaller, lines: wrapText(pdf, name, smaller, width) };
  });
  const findFitted = (maxLines: number, minSize: number) =>
    candidates.find(
      ({ textStyle: { size }, lines }) => lines.length <= maxLines && size >= minSize,
    );
  const fitted = findFitted(2, MIN_NAME_SIZE) ??
    findFitted(3, MIN_NAME_SIZE) ??
    findFitted(4, 0) ??
    candidates.at(-1) ?? { textStyle, lines: [] };
  return {
    textStyle: fitted.textStyle,
    lines: limitLines(MAX_NAME_LINES, balanceLines(pdf, name, fitted, width)),
  };
}

/** In points: a little more than running text. */
const MIN_NAME_SIZE = 9.9;

/** Returns the same number of lines, wrapped at about the smallest width at which the text fits. */
function balanceLines(
  pdf: Pdf,
  text: string,
  { textStyle, lines }: { textStyle: TextStyle; lines: string[] },
  width: number,
): string[] {
  let balanced = lines;
  let [tooNarrow, wide] = [width / 2, width];
  for (let step = 0; lines.length > 1 && step < BALANCING_STEPS; step += 1) {
    const middle = (tooNarrow + wide) / 2;
    const narrower = wrapText(pdf, text, textStyle, middle);
    if (narrower.length > lines.length) tooNarrow = middle;
    else [wide, balanced] = [middle, narrower];
  }
  return balanced;
}

const BALANCING_STEPS = 6;

/** Enough for 200 wide characters in the narrowest place. */
const MAX_NAME_LINES = 18;

/**
 * Breaks a word at a hyphen, dot or similar character in the second half of the line, or at any
 * character when there is none.
 */
function breakWord(pdf: Pdf, word: string, textStyle: TextStyle, width: number): string[] {
  if (measureWidth(pdf, word, textStyle) <= width) return [word];
  const pieces: string[] = [];
  let piece = "";
  let used = 0;
  for (const character of splitIntoGraphemes(word)) {
    // The widths of single characters are added up, which keeps long words fast. Kerning could only
    // make the piece narrower.
    const needed = measureWidth(pdf, character, textStyle);
    if (piece !== "" && used + needed > width) {
      const joint = /^.*[-–_@./](?=.)/u.exec(piece)?.[0] ?? "";
      const end = joint.length >= piece.length / 2 ? joint.length : piece.length;
      pieces.push(piece.slice(0, end));
      piece = piece.slice(end);
      used = measureWidth(pdf, piece, textStyle);
    }
    piece += character;
    used += needed;
  }
  return [...pieces, piece];
}

/** Splits a text into graphemes: a Tamil consonant and its vowel sign are one character. */
function splitIntoGraphemes(text: string): string[] {
  return [...GRAPHEMES.segment(text)].map(({ segment }) => segment);
}

const GRAPHEMES = new Intl.Segmenter("en", { granularity: "grapheme" });
