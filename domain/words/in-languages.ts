import { DEFAULT_LANGUAGE, type Language } from "../languages";
import { fillText, type PluralMessage, type ValueName, type WithSameValues } from "./message";

type Catalogues<English, Malay, Chinese> = {
  en: English;
  ms: Malay & WithSameValues<English, Malay>;
  zh: Chinese & WithSameValues<English, Chinese>;
};

let readLanguage: () => Language = () => DEFAULT_LANGUAGE;

/** Sets how the language of the person is found: of the current request, or of the document. */
export function setLanguageSource(read: () => Language): void {
  readLanguage = read;
}

/** Returns the language of the person; English outside of requests. */
export function getLanguage(): Language {
  return readLanguage();
}

/**
 * Returns the words of a room in the language of the person. The language is read at each use, so
 * words must not be read when a module is loaded. The build for browsers replaces the words by the
 * texts of one language (`scripts/vite/words.ts`).
 */
export function inLanguages<English extends object, Malay, Chinese>(
  catalogues: Catalogues<English, Malay, Chinese>,
): English {
  const byLanguage: Record<Language, object> = catalogues;
  const words = {};
  for (const key of Object.keys(catalogues.en))
    Object.defineProperty(words, key, {
      enumerable: true,
      get: () => Reflect.get(byLanguage[readLanguage()], key) as unknown,
    });
  return words as English;
}

/** Returns a function that returns the words in a given language, such as a customer's. */
export function byLanguage<English extends object, Malay, Chinese>(
  catalogues: Catalogues<English, Malay, Chinese>,
): (language: Language) => English {
  // The translations have the keys of `English` and messages with the same values.
  return (language) => catalogues[language] as English;
}

/** Joins whole sentences, of which some may be empty. Chinese has no spaces between sentences. */
export function joinSentences(sentences: string[]): string {
  return sentences.filter(Boolean).join(readLanguage() === "zh" ? "" : " ");
}

/** Joins the items of a list, such as names, of which some may be empty. Chinese has its own comma. */
export function joinListIn(language: Language, items: readonly string[]): string {
  return items.filter(Boolean).join(language === "zh" ? "、" : ", ");
}

/** Joins the items of a list in the language of the person. */
export function joinList(items: readonly string[]): string {
  return joinListIn(readLanguage(), items);
}

/** Returns a list in a sentence: "RM 60.00, S$ 7.00 and US$ 5.00". */
export function joinInSentence(language: Language, items: readonly string[]): string {
  // In Chinese, `Intl.ListFormat` would set no space between a number and the last "和".
  if (language === "zh") return joinListIn(language, items);
  return new Intl.ListFormat(language, { type: "conjunction" }).format(items);
}

const englishNumbers = new Intl.NumberFormat("en");

/** Returns the form of a message for a count, with its values in braces. */
export function chooseForm(message: PluralMessage, number: number): string {
  // Only English messages have two forms.
  return number === 1 ? (message.one ?? message.other) : message.other;
}

/** Returns a message for a count, which is the value `count`, with thousands separators. */
export function count<const Message extends PluralMessage>(
  message: Message,
  number: number,
  ...values: Exclude<ValueName<Message>, "count"> extends never
    ? []
    : [Record<Exclude<ValueName<Message>, "count">, string | number>]
): string {
  return fillText(chooseForm(message, number), {
    count: englishNumbers.format(number),
    ...values[0],
  });
}
