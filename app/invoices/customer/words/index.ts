import { chinese } from "./chinese";
import { english } from "./english";
import { malay } from "./malay";
import type { Words } from "./words";

/** By the language of the contact; English where it is not known. */
export function wordsIn(language: string): Words {
  return WORDS.get(language) ?? english;
}

const WORDS = new Map<string, Words>([
  ["en", english],
  ["ms", malay],
  ["zh", chinese],
]);
