import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../../../domain/languages";
import { chinese } from "./chinese";
import { english } from "./english";
import { malay } from "./malay";
import type { MessageWords } from "./words";

/** Returns the texts in the contact's language, or in English when the language is unknown. */
export function messageWordsIn(language: string): MessageWords {
  return WORDS[isLanguage(language) ? language : DEFAULT_LANGUAGE];
}

const WORDS: Record<Language, MessageWords> = { en: english, ms: malay, zh: chinese };
