/**
 * The languages of the screens and of what customers read: the tag of the `lang` attribute, and the
 * name in the language itself.
 */
export const LANGUAGES = [
  { id: "en", tag: "en", name: "English" },
  { id: "ms", tag: "ms", name: "Bahasa Melayu" },
  { id: "zh", tag: "zh-Hans", name: "中文" },
] as const;

export type Language = (typeof LANGUAGES)[number]["id"];

/** The language that is used when a customer's language is not known. */
export const DEFAULT_LANGUAGE: Language = "en";

export function isLanguage(id: string): id is Language {
  return LANGUAGES.some((language) => language.id === id);
}

const ENGLISH_NAMES: Record<Language, string> = { en: "English", ms: "Malay", zh: "Chinese" };

export function getEnglishLanguageName(id: Language): string {
  return ENGLISH_NAMES[id];
}

/** Returns the value of the `lang` attribute of text in a language. */
export function getLanguageTag(id: Language): string {
  return LANGUAGES.find((language) => language.id === id)?.tag ?? id;
}

/** Returns the language of a `lang` attribute or of a language range of a browser; null for others. */
export function findLanguageByTag(tag: string): Language | null {
  const id = tag.toLowerCase().split("-")[0] ?? "";
  return isLanguage(id) ? id : null;
}
