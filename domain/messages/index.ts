import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../languages";
import { chineseMessages } from "./chinese";
import { englishMessages } from "./english";
import { malayMessages } from "./malay";
import type { MessageWords } from "./words";

/** Returns the texts in the contact's language, or in English when the language is unknown. */
export function getMessageWords(language: string): MessageWords {
  return WORDS[isLanguage(language) ? language : DEFAULT_LANGUAGE];
}

const WORDS: Record<Language, MessageWords> = {
  en: englishMessages,
  ms: malayMessages,
  zh: chineseMessages,
};
