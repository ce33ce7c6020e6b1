import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { create } from "fontkit";

/** "display" is for a style's large lines. */
export type Face = "regular" | "bold" | "display";

/** A font for the text that the Latin one lacks. */
export type ScriptFont = {
  name: string;
  regular: Buffer;
  bold: Buffer;
  /** The code points it has glyphs for. */
  characters: ReadonlySet<number>;
  /**
   * Its glyphs stand in another order than the characters: what is set says beside it what it
   * reads.
   */
  isReordered: boolean;
};

/** For all text in Latin letters, and much else: embedded, so that each reader sees the same. */
export type LatinFont = { [face in Face]: Buffer } & {
  /** The code points that all of its faces have glyphs for. */
  characters: ReadonlySet<number>;
};

type Script = Pick<ScriptFont, "name" | "isReordered"> & {
  regular: string;
  bold: string;
  needed: RegExp;
};

const NOTO = "@expo-google-fonts/noto-sans";

const LATIN: { [face in Face]: string } = {
  regular: `${NOTO}/400Regular/NotoSans_400Regular.ttf`,
  bold: `${NOTO}/700Bold/NotoSans_700Bold.ttf`,
  display: `@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf`,
};

/** Asked in this order; the last also has kana, Greek, Cyrillic and many signs. */
const SCRIPTS: Script[] = [
  {
    name: "Tamil",
    isReordered: true,
    regular: `${NOTO}-tamil/400Regular/NotoSansTamil_400Regular.ttf`,
    bold: `${NOTO}-tamil/700Bold/NotoSansTamil_700Bold.ttf`,
    needed: /[\p{Script=Tamil}₹]/u,
  },
  {
    name: "Chinese",
    isReordered: false,
    regular: `${NOTO}-sc/400Regular/NotoSansSC_400Regular.ttf`,
    bold: `${NOTO}-sc/700Bold/NotoSansSC_700Bold.ttf`,
    needed: /(?![\p{Script=Tamil}\p{Emoji_Presentation}₹])[\p{L}\p{N}\p{P}\p{S}]/u,
  },
];

const scriptFonts = new Map<string, Promise<ScriptFont>>();
let cachedLatinFont: Promise<LatinFont> | undefined;

/** The font of every document. Its files are read once. */
export function latinFont(): Promise<LatinFont> {
  cachedLatinFont ??= readLatinFont();
  return cachedLatinFont;
}

async function readLatinFont(): Promise<LatinFont> {
  const files = await Promise.all([LATIN.regular, LATIN.bold, LATIN.display].map(readFontFile));
  const [regular, bold, display] = files.map(removeLayoutTables);
  if (!regular || !bold || !display) throw new Error("a Latin font is missing");
  const [first, ...others] = [regular, bold, display].map(charactersOf);
  const shared = [...(first ?? [])].filter((each) => others.every((other) => other.has(each)));
  return { regular, bold, display, characters: new Set(shared) };
}

/**
 * The fonts that a text needs beside the Latin one. A file is read once, and not before it is
 * needed.
 */
export async function fontsFor(text: string, latin: LatinFont): Promise<ScriptFont[]> {
  const foreign = [...new Set(text)]
    .filter((character) => !latin.characters.has(character.codePointAt(0) ?? 0))
    .join("");
  const scripts = SCRIPTS.filter(({ needed }) => needed.test(foreign));
  return Promise.all(scripts.map(scriptFont));
}

function scriptFont(script: Script): Promise<ScriptFont> {
  const font = scriptFonts.get(script.name) ?? readScriptFont(script);
  scriptFonts.set(script.name, font);
  return font;
}

async function readScriptFont({ name, isReordered, ...files }: Script): Promise<ScriptFont> {
  const [regular, bold] = await Promise.all([
    readFontFile(files.regular),
    readFontFile(files.bold),
  ]);
  return { name, isReordered, regular, bold, characters: charactersOf(regular) };
}

function readFontFile(file: string): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve(file));
}

// The parsed font itself is not kept: a glyph in it remembers the text that first used it, and the
// same invoice would not be the same file.
function charactersOf(file: Buffer): ReadonlySet<number> {
  const font = create(file);
  return new Set("characterSet" in font ? font.characterSet : []);
}

/** Tables that move, join and swap glyphs: Latin letters read well without. */
const LAYOUT_TABLES = ["GPOS", "GSUB", "GDEF"];
const HEAD_BYTES = 12;
const ENTRY_BYTES = 16;

/**
 * A TrueType file whose directory names no layout tables. Setting a text by those of Noto Sans takes
 * two hundred milliseconds for the first word and half a one for each other; without them it takes
 * a twentieth. What is lost is kerning.
 */
function removeLayoutTables(file: Buffer): Buffer {
  const count = file.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_, index) =>
    file.subarray(HEAD_BYTES + index * ENTRY_BYTES, HEAD_BYTES + (index + 1) * ENTRY_BYTES),
  );
  const left = entries.filter((entry) => !LAYOUT_TABLES.includes(entry.toString("latin1", 0, 4)));
  const stripped = Buffer.from(file);
  left.forEach((entry, index) => entry.copy(stripped, HEAD_BYTES + index * ENTRY_BYTES));
  stripped.writeUInt16BE(left.length, 4);
  return stripped;
}
