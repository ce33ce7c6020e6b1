import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { create } from "fontkit";

/** "display" is for a style's large lines. */
export type Face = "regular" | "bold" | "display";

/** A font for the text that the built-in ones lack. */
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

export const BUILT_IN: { [face in Face]: string } = {
  regular: "Helvetica",
  bold: "Helvetica-Bold",
  display: "Times-Roman",
};

type Script = Pick<ScriptFont, "name" | "isReordered"> & {
  regular: string;
  bold: string;
  needed: RegExp;
};

const NOTO = "@expo-google-fonts/noto-sans";

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

/** Beyond ASCII and Latin-1, what WinAnsiEncoding holds (PDF 32000-1, annex D.2). */
const WIN_ANSI = new Set("€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ");

/** Whether the built-in fonts have the character. */
export function isBuiltIn(character: string): boolean {
  return /^[\x20-\x7e\xa0-\xac\xae-\xff]$/u.test(character) || WIN_ANSI.has(character);
}

const kept = new Map<string, Promise<ScriptFont>>();

/**
 * The fonts that a text needs beside the built-in ones. A file is read once, and not before it is
 * needed.
 */
export async function fontsFor(text: string): Promise<ScriptFont[]> {
  const foreign = [...new Set(text)].filter((character) => !isBuiltIn(character)).join("");
  const scripts = SCRIPTS.filter(({ needed }) => needed.test(foreign));
  return Promise.all(scripts.map(readFont));
}

function readFont(script: Script): Promise<ScriptFont> {
  const font = kept.get(script.name) ?? readFiles(script);
  kept.set(script.name, font);
  return font;
}

async function readFiles({ name, isReordered, ...files }: Script): Promise<ScriptFont> {
  const { resolve } = createRequire(import.meta.url);
  const [regular, bold] = await Promise.all([
    readFile(resolve(files.regular)),
    readFile(resolve(files.bold)),
  ]);
  const font = create(regular);
  // The parsed font itself is not kept: a glyph in it remembers the text that first used it,
  // and the same invoice would not be the same file.
  const characters = new Set("characterSet" in font ? font.characterSet : []);
  return { name, isReordered, regular, bold, characters };
}
