import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../../domain/languages";
import { chinese } from "./chinese";
import { english } from "./english";
import { malay } from "./malay";
import type { Words } from "./words";

/** Returns the texts in a language ("en", "ms" or "zh"), or in English for any other text. */
export function findWords(language: string): Words {
  return WORDS[isLanguage(language) ? language : DEFAULT_LANGUAGE];
}

const WORDS: Record<Language, Words> = { en: english, ms: malay, zh: chinese };
