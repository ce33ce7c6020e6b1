// Finds texts of screens that are not in the language of the screens.
import { LANGUAGES } from "../../../domain/languages";
import { REMINDER_PLACEHOLDERS } from "../../../domain/messages/reminder";
import {
  toPatternSource,
  toWholePattern,
  type ScreenLanguage,
  type TranslatedMessage,
} from "./catalogues";
import type { ScreenText } from "./texts";

/** What the pseudo-language writes in place of letters; see scripts/vite/pseudo.ts. */
const PSEUDO_WORD = /\S*[ÀÉÎÖÛÝàéîöûýŜçñřž~]\S*/g;
const RAW = /^[a-z]+(?:[A-Z][a-z]+)+$|^[a-z]\w*(?:\.\w+){2,}$|\{\w+\}|undefined|\[object|NaN/;
/** What is the same in every language: months of dates, currencies, numbers of papers, examples. */
const NEUTRAL = new RegExp(
  [
    "\\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|MYR|SGD|USD|EUR)\\b",
    "\\b(?:INV|CN|RCP|REF)-\\d+",
    ...["RM", "US\\$", "https://", "DD/MM/YYYY", "© \\d{4}", "^Selangor$", "PayNow", "UEN"],
    // References of faults, and numbers of businesses.
    ...["\\b(?=[a-f]*\\d)[\\da-f]{8}\\b", "(?:SSM|SST|GST Reg\\.) No\\. \\S+"],
    // The country at the end of an address.
    ", (?:Malaysia|Singapore)$",
  ].join("|"),
  "g",
);
/** The API names taxes in English, with their rates. */
const ENGLISH_TAX = /\b(?:Sales|Service) tax \d/;
const BRAND = "Lejar";
const LETTERS = /\p{L}{2,}/u;
const SHORTEST_SENTENCE = 3;

const countWords = (text: string) => text.split(/\s+/).filter((word) => LETTERS.test(word)).length;
const countLetters = (text: string) => text.replace(/\{\w+\}|\P{L}/gu, "").length;

/** Returns all texts of a record and of what it contains, such as of the books of an account. */
export function collectStrings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(collectStrings);
}

/**
 * Returns a function that lists the texts that are not in the language. `data` are texts that people
 * typed, which have no language.
 */
export function createTextCheck(language: ScreenLanguage, messages: TranslatedMessage[]) {
  const isWrong =
    language === "pseudo" ? createUnmarkedFinder(messages) : createEnglishFinder(messages);
  // The names that Lejar gave to records of new books are shown in the language.
  const given = new Set(
    messages.filter(({ path }) => path.startsWith("given-names")).map(({ english }) => english),
  );
  return (texts: ScreenText[], data: string[]): string[] => {
    const names = [BRAND, ...LANGUAGES.map(({ name }) => name)];
    const typed = data.filter((text) => !given.has(text));
    const known = new Set([...typed, ...names].map((text) => text.replace(/\s+/g, " ").trim()));
    const longestFirst = [...known]
      .filter((text) => LETTERS.test(text))
      .sort((one, other) => other.length - one.length);
    const problems = texts
      .filter(({ text }) => !known.has(text))
      .flatMap(({ kind, text }) => {
        const withoutPlaceholders = REMINDER_PLACEHOLDERS.reduce<string>(
          (rest, placeholder) => rest.replaceAll(placeholder, ""),
          text,
        );
        if (RAW.test(withoutPlaceholders)) return [`a raw text in ${kind}: ${text}`];
        const problem = isWrong(text, longestFirst);
        return problem ? [`${problem} in ${kind}: ${text.slice(0, 200)}`] : [];
      });
    return [...new Set(problems)];
  };
}

/**
 * Returns a function that finds what is neither in brackets nor data. The names on papers, such as
 * those of taxes, come from the API in English, which stays as it is when the language is English.
 */
function createUnmarkedFinder(messages: TranslatedMessage[]) {
  const names = messages
    .filter(({ path }) => path.startsWith("papers.names."))
    .map(({ english }) => toPatternSource(english));
  const named = new RegExp(
    `(?<=^|· |, |\\d)\\s*(?:${names.join("|")})( \\d+%)?( \\(\\S* ?\\) on)?(?= [\\w(]*\\d|\\s*$| ·|,)`,
    "g",
  );
  return (text: string, data: string[]): string | null => {
    let rest = text.replace(/\[[^[\]]*\]/g, " ");
    rest = rest.replace(/\[[^[\]]*\]/g, " ").replace(PSEUDO_WORD, " ");
    for (const known of data) rest = rest.replaceAll(known, " ");
    rest = rest.replace(named, " ").replace(NEUTRAL, " ");
    return LETTERS.test(rest) ? `not translated (${rest.trim().slice(0, 60)})` : null;
  };
}

/** Returns a function that finds English messages whose translation differs. */
function createEnglishFinder(messages: TranslatedMessage[]) {
  const translations = new Set(messages.map(({ translated }) => translated));
  const differing = messages.filter(
    ({ english, translated }) => english !== translated && !translations.has(english),
  );
  const literals = new Map(differing.map(({ english, path }) => [english, path]));
  const sentences = [...literals].filter(([text]) => countWords(text) >= SHORTEST_SENTENCE);
  const patterns = differing
    .filter(({ english }) => english.includes("{") && countLetters(english) >= 3)
    .map(({ english, translated, path }) => ({
      path,
      english: toWholePattern(english),
      translated: toWholePattern(translated),
    }));
  const pieces = new Map(
    differing.flatMap(({ english, path }) =>
      english
        .split(/\{\w+\}/)
        .slice(english.includes("{") ? 0 : 1)
        .map((piece): [string, string] => [piece.trim(), path])
        .filter(([piece]) => countLetters(piece) >= 4 && !translations.has(piece)),
    ),
  );
  return (text: string, data: string[]): string | null => {
    if (ENGLISH_TAX.test(text)) return "English (a tax)";
    const path =
      literals.get(text) ??
      pieces.get(text) ??
      sentences.find(([sentence]) => text.includes(sentence))?.[1] ??
      patterns.find(({ english, translated }) => english.test(text) && !translated.test(text))
        ?.path;
    return path === undefined || data.some((known) => known.includes(text))
      ? null
      : `English (${path})`;
  };
}
