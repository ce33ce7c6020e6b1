import { chinese } from "./chinese";
import { english } from "./english";
import { malay } from "./malay";
import type { MessageWords } from "./words";

/** By the language of the contact; English where it is not known. */
export function messageWordsIn(language: string): MessageWords {
  return WORDS.get(language) ?? english;
}

const WORDS = new Map<string, MessageWords>([
  ["en", english],
  ["ms", malay],
  ["zh", chinese],
]);
