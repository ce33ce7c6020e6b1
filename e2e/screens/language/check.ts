import type { Page } from "@playwright/test";
import { isLanguage } from "../../../domain/languages";
import type { Visit } from "../visit";
import {
  createSay,
  listMessages,
  sayInEnglish,
  toWholePattern,
  type ScreenLanguage,
} from "./catalogues";
import { listLayoutProblems } from "./layout";
import { listTexts } from "./texts";
import { collectStrings, createTextCheck } from "./untranslated";

/** What other people and the API typed into the records of the screens. */
const TYPED_ELSEWHERE = [
  ...["Kopi for the opening", "Saved there", "Goods stay ours until paid."],
  ...["Goods stay ours until they are paid.", "DBS Bank", "Cash customer", "IBG 7781"],
];

/** Returns the language of the command line. */
export function readScreenLanguage(name: string): ScreenLanguage {
  if (name === "pseudo" || isLanguage(name)) return name;
  throw new Error(`There is no language ${name}.`);
}

/**
 * Returns what shows and checks screens in a language. The records are prepared in English, then the
 * screen is requested, and its form posted, in the language; its steps find things by their
 * translated names.
 */
export async function createLanguageCheck(language: ScreenLanguage) {
  const messages = await listMessages(language);
  const say = language === "en" ? sayInEnglish : createSay(messages);
  const patterns = messages
    .map(({ translated }) => translated)
    .filter((message) => /[^\W\d]|[^\0-\x7f]/.test(message.replace(/\{\w+\}/g, "")))
    .map(toWholePattern);
  const isMessage = (text: string) => patterns.some((pattern) => pattern.test(text));
  const listUntranslated = createTextCheck(language, messages);
  return {
    target: { say },
    /** The person of a visit chooses the language; the pseudo-language is in place of English. */
    choose: ({ visitor }: Visit): void => {
      if (language !== "pseudo") visitor.setCookie("language", language);
    },
    /** `data` contains what people typed: the books, and the posted form. */
    check: async (page: Page, data: unknown): Promise<string[]> => {
      const typed = [...collectStrings(data), ...TYPED_ELSEWHERE];
      const untranslated =
        language === "en" ? [] : listUntranslated(await listTexts(page, language), typed);
      const isWord = (text: string) => !typed.includes(text) && isMessage(text);
      return [...untranslated, ...(await listLayoutProblems(page, isWord))];
    },
  };
}
