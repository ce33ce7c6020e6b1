/**
 * The languages of the screens and of what customers read: the tag of the `lang` attribute, the name
 * in the language itself, and the English name.
 */
export const LANGUAGES = [
  { id: "en", tag: "en", name: "English", englishName: "English" },
  { id: "ms", tag: "ms", name: "Bahasa Melayu", englishName: "Malay" },
  { id: "zh", tag: "zh-Hans", name: "中文", englishName: "Chinese" },
] as const;

export type Language = (typeof LANGUAGES)[number]["id"];

/** The language that is used when a customer's language is not known. */
export const DEFAULT_LANGUAGE: Language = "en";

export function isLanguage(id: string): id is Language {
  return LANGUAGES.some((language) => language.id === id);
}

export function getEnglishLanguageName(id: Language): string {
  return LANGUAGES.find((language) => language.id === id)?.englishName ?? id;
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
