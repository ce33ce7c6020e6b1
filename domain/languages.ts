/**
 * The languages in which the app writes to customers: the BCP 47 tag, the name in the language
 * itself, and the English name. The pages for owners are in English.
 */
export const LANGUAGES = [
  { id: "en", name: "English", englishName: "English" },
  { id: "ms", name: "Bahasa Melayu", englishName: "Malay" },
  { id: "zh", name: "中文", englishName: "Chinese" },
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
