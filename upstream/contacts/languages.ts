/** In which customers are written to, by their tags (BCP 47). */
export const LANGUAGES = ["en", "ms", "zh"] as const;

export type Language = (typeof LANGUAGES)[number];

/** As the history names them. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  ms: "Malay",
  zh: "Chinese",
};
