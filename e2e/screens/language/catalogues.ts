// The words of domain/words/ as lists of messages, to find them on screens and to act by them.
import fs from "node:fs";
import type { Language } from "../../../domain/languages";
import type { Catalogue } from "../../../domain/words/message";
import { toPseudoCatalogue } from "../../../scripts/vite/pseudo";

/** A language of screens; the build with PSEUDO_LANGUAGE=on shows the pseudo-language. */
export type ScreenLanguage = Language | "pseudo";

/** A message in English and in the language of the screens; values are names in braces. */
export type TranslatedMessage = { path: string; english: string; translated: string };

const FOLDER = new URL("../../../domain/words/", import.meta.url);

/** Lists all messages, each form of a plural by itself. */
export async function listMessages(language: ScreenLanguage): Promise<TranslatedMessage[]> {
  const messages: TranslatedMessage[] = [];
  for (const file of fs.readdirSync(new URL("en/", FOLDER))) {
    const english = await readCatalogue("en", file);
    const translated =
      language === "pseudo" ? toPseudoCatalogue(english) : await readCatalogue(language, file);
    addMessages(messages, file.replace(/\.ts$/, ""), english, translated);
  }
  return messages;
}

async function readCatalogue(language: Language, file: string): Promise<Catalogue> {
  const module = (await import(new URL(`${language}/${file}`, FOLDER).href)) as Record<
    Language,
    Catalogue
  >;
  return module[language];
}

function addMessages(
  messages: TranslatedMessage[],
  path: string,
  english: Catalogue,
  translated: Catalogue,
): void {
  for (const [key, message] of Object.entries(english)) {
    // Languages without the form `one` have the form `other` in its place.
    const counterpart = translated[key] ?? translated.other;
    if (typeof message !== "string" && typeof counterpart === "object")
      addMessages(messages, `${path}.${key}`, message, counterpart);
    else if (typeof message === "string" && typeof counterpart === "string")
      messages.push({ path: `${path}.${key}`, english: message, translated: counterpart });
  }
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Returns the source of a pattern of a message with any values. */
export const toPatternSource = (message: string): string =>
  message
    .split(/\{\w+\}/)
    .map(escape)
    .join("[^]*?");

/** Returns a pattern of a message with any values and nothing else. */
export const toWholePattern = (message: string) =>
  new RegExp(`^\\s*${toPatternSource(message)}\\s*$`);

/**
 * Translates an English text that a step or a test looks for; with `isPart` it may be a part of a
 * longer text.
 */
export type Say = (english: string, isPart?: boolean) => string | RegExp;

/** Leaves the text as it is, for screens in English. */
export const sayInEnglish: Say = (english) => english;

/**
 * Returns a function that translates an English text to a pattern of all messages that mean it: those
 * that are the text, otherwise those that contain it, otherwise those that are the text with values.
 * A text that is in no message is data.
 */
export function createSay(messages: TranslatedMessage[]): Say {
  return (english, isPart = false) => {
    const finders: ((message: string) => boolean)[] = [
      (message) => !isPart && message === english,
      (message) => message.includes(english),
      (message) => /\w{4}/.test(message) && toWholePattern(message).test(english),
    ];
    const isSaid = finders.find((find) => messages.some((message) => find(message.english)));
    if (!isSaid) return english;
    const said = messages.filter((message) => isSaid(message.english));
    const sources = new Set(said.map(({ translated }) => toPatternSource(translated)));
    const pattern = `(?:${[...sources].join("|")})`;
    return new RegExp(isPart ? pattern : `^\\s*${pattern}\\s*$`, "i");
  };
}
