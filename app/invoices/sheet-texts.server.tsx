import type { ReactNode } from "react";
import { getLanguageTag, type Language } from "../../domain/languages";
import { createPaperLabels, type Label } from "../../domain/paper-labels";
import type { PaperLanguages } from "../../domain/paper-languages";
import { getLanguage } from "../../domain/words/in-languages";
import { fillText } from "../../domain/words/message";
import type { PaperWords } from "../../domain/words/papers";
import { PaperLabel } from "~/ui/paper-label";
import type { SheetLabel, SheetTexts } from "./invoice-sheet";

/** The texts of a paper on a screen, in the languages of the paper. */
export type PrintedTexts = SheetTexts & {
  /** The `lang` attribute of the paper; missing when it is that of the page. */
  lang: string | undefined;
  /** Shows a label that only the paper has. */
  print: (read: (words: PaperWords) => string) => ReactNode;
  /** The same, with the second language below the first. */
  printBelow: (read: (words: PaperWords) => string) => ReactNode;
  /** Shows a text that the API sends in English, on the paper only. */
  printText: (english: string) => ReactNode;
  /** Returns such a text in the first language of the paper. */
  translateAlone: (english: string) => string;
  /** Returns the name of the customer on the paper. */
  nameCustomer: (name: string) => string;
};

/** Returns the texts of a paper that looks the same in windows of all widths. */
export function createPrintedTexts(languages: PaperLanguages): PrintedTexts {
  const { language, beside } = languages;
  const labels = createPaperLabels(languages);
  const { pick } = labels;
  const show = (label: Label, isBelow = false) => (
    <PaperLabel label={label} beside={beside} isBelow={isBelow} />
  );
  const translateAlone = (english: string) => labels.translate(english).text;
  const printText = (english: string) => show(labels.translate(english));
  return {
    lang: isPageLanguage(language) ? undefined : getLanguageTag(language),
    print: (read) => show(pick(read)),
    printBelow: (read) => show(pick(read), true),
    printText,
    translateAlone,
    nameCustomer: labels.nameCustomer,
    show: (_, name, values = {}) => show(pick((words) => fillText(readLabel(words, name), values))),
    translate: printText,
    translateValue: translateAlone,
  };
}

/**
 * Returns the texts of a paper that a narrow window shows as a list in the language of the person.
 * What both show is there twice when the languages differ, and `paper.css` chooses.
 */
export function createSheetTexts(languages: PaperLanguages): PrintedTexts {
  const printed = createPrintedTexts(languages);
  const ownLabels = createPaperLabels({ language: getLanguage(), beside: null });
  const toOwn = (english: string) => ownLabels.translate(english).text;
  const isSame = languages.beside === null && isPageLanguage(languages.language);
  const both = (own: string, label: ReactNode) =>
    isSame ? (
      own
    ) : (
      <>
        <span className="sheet-own">{own}</span>
        <span hidden className="sheet-printed" lang={printed.lang}>
          {label}
        </span>
      </>
    );
  return {
    ...printed,
    show: (own, name, values) => both(own, printed.show(own, name, values)),
    translate: (english) => both(toOwn(english), printed.printText(english)),
    translateValue: (english) => both(toOwn(english), printed.translateAlone(english)),
  };
}

function readLabel(words: PaperWords, name: SheetLabel): string {
  return name === "gst" ? words.names.gst : words[name];
}

function isPageLanguage(language: Language): boolean {
  return language === getLanguage();
}
