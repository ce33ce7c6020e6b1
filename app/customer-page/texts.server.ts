import { getLanguageTag, type Language } from "../../domain/languages";
import type { PaperLanguages } from "../../domain/paper-languages";
import {
  createLabelPicker,
  createPaperLabels,
  type Label,
  type PaperLabels,
} from "../../domain/paper-labels";
import { getCustomerPageWords, type CustomerPageWords } from "../../domain/words/customer-page";

/** The texts of the customer's page, or of the paper on the page. */
export type CustomerTexts = {
  languages: PaperLanguages;
  words: CustomerPageWords;
  /** The labels that the page shares with the printed paper. */
  labels: PaperLabels;
  /** Picks a label that only the page has. */
  pick: (read: (words: CustomerPageWords) => string) => Label;
  /**
   * Formats a day (YYYY-MM-DD) with the month as a word, so that day and month cannot be confused.
   */
  formatDay: (day: string) => string;
};

export function createTexts(languages: PaperLanguages): CustomerTexts {
  return {
    languages,
    words: getCustomerPageWords(languages.language),
    labels: createPaperLabels(languages),
    pick: createLabelPicker(languages, getCustomerPageWords),
    formatDay: (day) => DAYS[languages.language].format(new Date(`${day}T00:00:00Z`)),
  };
}

function createDayFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    ...{ day: "numeric", month: "short", year: "numeric" },
    timeZone: "UTC",
  });
}

// The formats are created once, because creating one takes longer than formatting a day.
const DAYS: Record<Language, Intl.DateTimeFormat> = {
  en: createDayFormat("en-GB"),
  ms: createDayFormat("ms-MY"),
  zh: createDayFormat(getLanguageTag("zh")),
};
