import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { create } from "fontkit";

/** The faces of a font. "display" is for the large lines of the classic style. */
export type Face = "regular" | "bold" | "display";

/** A font for characters that the Latin font lacks. */
export type ScriptFont = {
  name: string;
  regular: Buffer;
  bold: Buffer;
  /** The code points that the font has glyphs for. */
  characters: ReadonlySet<number>;
  /**
   * True when the glyphs stand in another order than the characters. The PDF then contains the
   * original text beside the glyphs.
   */
  isReordered: boolean;
};

/**
 * The font of Latin letters and many other characters. It is embedded, so that every reader shows
 * the same glyphs.
 */
export type LatinFont = { [face in Face]: Buffer } & {
  /** The code points that all faces have glyphs for. */
  characters: ReadonlySet<number>;
};

type Script = Pick<ScriptFont, "name" | "isReordered"> & {
  /** The paths of the font files. */
  regular: string;
  bold: string;
  /** Matches a text that may need this font. */
  needed: RegExp;
};

const SOURCE = "@expo-google-fonts/source";
const NOTO = "@expo-google-fonts/noto-sans";

/**
 * All figures of these fonts have the same width. The Latin letters of Noto Sans SC are those of
 * Source Sans, so that both fonts match in one line.
 */
const LATIN: { [face in Face]: string } = {
  regular: `${SOURCE}-sans-3/400Regular/SourceSans3_400Regular.ttf`,
  bold: `${SOURCE}-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf`,
  display: `${SOURCE}-serif-4/400Regular/SourceSerif4_400Regular.ttf`,
};

/**
 * The fonts of other scripts, in the order in which they are tried. The Chinese font also has kana,
 * Greek, Cyrillic and many symbols.
 */
const SCRIPTS: Script[] = [
  {
    name: "Rare Latin",
    isReordered: false,
    regular: `${NOTO}/400Regular/NotoSans_400Regular.ttf`,
    bold: `${NOTO}/700Bold/NotoSans_700Bold.ttf`,
    needed: /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u,
  },
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

/** Returns the font of Latin letters. Reads its files once. */
export function readLatinFont(): Promise<LatinFont> {
  cachedLatinFont ??= readLatinFontFiles();
  return cachedLatinFont;
}

async function readLatinFontFiles(): Promise<LatinFont> {
  const files = await Promise.all([LATIN.regular, LATIN.bold, LATIN.display].map(readFontFile));
  const [regular, bold, display] = files.map(removeLayoutTables);
  if (!regular || !bold || !display) throw new Error("a Latin font is missing");
  const [first, ...others] = [regular, bold, display].map(listCodePoints);
  const shared = [...(first ?? [])].filter((each) => others.every((other) => other.has(each)));
  return { regular, bold, display, characters: new Set(shared) };
}

/**
 * Returns the fonts that a text needs in addition to the Latin font. Reads a font's files once,
 * when a text first needs them.
 */
export async function readScriptFonts(text: string, latin: LatinFont): Promise<ScriptFont[]> {
  const foreign = [...new Set(text)]
    .filter((character) => !latin.characters.has(character.codePointAt(0) ?? 0))
    .join("");
  const scripts = SCRIPTS.filter(({ needed }) => needed.test(foreign));
  return Promise.all(scripts.map(readScriptFont));
}

function readScriptFont(script: Script): Promise<ScriptFont> {
  const font = scriptFonts.get(script.name) ?? readScriptFontFiles(script);
  scriptFonts.set(script.name, font);
  return font;
}

async function readScriptFontFiles({ name, isReordered, ...files }: Script): Promise<ScriptFont> {
  const [regular, bold] = await Promise.all([
    readFontFile(files.regular),
    readFontFile(files.bold),
  ]);
  return { name, isReordered, regular, bold, characters: listCodePoints(regular) };
}

function readFontFile(file: string): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve(file));
}

// The parsed font is not cached, because its glyphs remember the characters that first used them,
// and the same invoice would then give different files.
function listCodePoints(file: Buffer): ReadonlySet<number> {
  const font = create(file);
  return new Set("characterSet" in font ? font.characterSet : []);
}

/** The tables that move, join and replace glyphs. Latin letters are readable without them. */
const LAYOUT_TABLES = ["GPOS", "GSUB", "GDEF"];
const HEAD_BYTES = 12;
const ENTRY_BYTES = 16;

/**
 * Removes the layout tables from the directory of a TrueType file. Measured with Noto Sans: with
 * these tables the first word takes 200 ms and each other word 0.5 ms, and without these tables a
 * twentieth of that. The text loses its kerning.
 */
function removeLayoutTables(file: Buffer): Buffer {
  const count = file.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_, index) =>
    file.subarray(HEAD_BYTES + index * ENTRY_BYTES, HEAD_BYTES + (index + 1) * ENTRY_BYTES),
  );
  const kept = entries.filter((entry) => !LAYOUT_TABLES.includes(entry.toString("latin1", 0, 4)));
  const stripped = Buffer.from(file);
  kept.forEach((entry, index) => entry.copy(stripped, HEAD_BYTES + index * ENTRY_BYTES));
  stripped.writeUInt16BE(kept.length, 4);
  return stripped;
}
