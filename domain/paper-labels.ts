import type { Language } from "./languages";
import { ENGLISH_PAPER, type PaperLanguages } from "./paper-languages";
import { fill } from "./words/message";
import { getPaperWords, type PaperWords } from "./words/papers";

/** A label in the language of the paper. `beside` is its second language, empty for none. */
export type Label = { text: string; beside: string };

/** The labels of a paper in its languages. */
export type PaperLabels = {
  language: Language;
  /** The second language, null for none. */
  beside: Language | null;
  /** The words in the language of the paper, for whole sentences, which have no second language. */
  words: PaperWords;
  /** The words of the second language, null for none. */
  besideWords: PaperWords | null;
  /** Returns a label. `readBeside` is given when the second language says less. */
  pick: (read: ReadWord, readBeside?: ReadWord) => Label;
  /**
   * Returns a label for a text that the document holds in English, such as "Tax Invoice" or "Service
   * tax 8% (SV-8) on 120.00". A text that is not known, such as an owner's own name of a payment
   * method, stays as it is.
   */
  translate: (english: string) => Label;
  /** Returns the name of a customer, translated for the customer of cash sales. */
  nameCustomer: (name: string) => string;
};

type ReadWord = (words: PaperWords) => string;

export function createPaperLabels({
  language,
  beside,
}: PaperLanguages = ENGLISH_PAPER): PaperLabels {
  const pick = createLabelPicker({ language, beside }, getPaperWords);
  const translate = (english: string): Label => {
    const readers = language === "en" ? null : findReaders(english);
    return readers ? pick(...readers) : { text: english, beside: "" };
  };
  const words = getPaperWords(language);
  const { cashCustomer } = getPaperWords("en").names;
  return {
    ...{ language, beside, pick, translate, words },
    nameCustomer: (name) => (name === cashCustomer ? words.names.cashCustomer : name),
    besideWords: beside === null ? null : getPaperWords(beside),
  };
}

/** Returns a function that picks labels from words in the languages of a paper, as `pick` does. */
export function createLabelPicker<Words>(
  { language, beside }: PaperLanguages,
  getWords: (language: Language) => Words,
) {
  return (read: (words: Words) => string, readBeside = read): Label => {
    const text = read(getWords(language));
    const second = beside === null ? "" : readBeside(getWords(beside));
    return { text, beside: second === text ? "" : second };
  };
}

/** Returns a label without a second language. */
export function toPlainLabel(text: string): Label {
  return { text, beside: "" };
}

/** Finds how to read the words of an English text, and what of them the second language says. */
function findReaders(english: string): [ReadWord, ReadWord?] | null {
  const name = findNameKey(english);
  if (name) return [(words) => words.names[name]];
  const days = /^(\d+) days$/i.exec(english);
  if (days) return [(words) => fill(words.days, { count: days[1] ?? "" })];
  return findTaxReaders(english) ?? findRowReaders(english);
}

type NameKey = keyof PaperWords["names"];

const keys = new Map<string, NameKey>();

function findNameKey(english: string): NameKey | undefined {
  if (keys.size === 0)
    for (const [key, text] of Object.entries(getPaperWords("en").names))
      // The type of `Object.entries` has no keys.
      keys.set(text, key as NameKey);
  return keys.get(english);
}

/** Finds the words of "Service tax 8%", "Service tax 8% (SV-8)", and of these "on 120.00". */
function findTaxReaders(english: string): [ReadWord, ReadWord] | null {
  const [, label = english, net] = /^(.*) on (-?[\d,.]+)$/u.exec(english) ?? [];
  const [, name = "", rest = ""] = /^(\D+?)((?: [\d.]+%)?(?: \([^)]*\))?)$/u.exec(label) ?? [];
  const key = findNameKey(name);
  if (!key && net === undefined) return null;
  const readName: ReadWord = (words) => (key ? words.names[key] : "");
  const readTax: ReadWord = (words) => (key ? words.names[key] + rest : label);
  return [
    (words) =>
      net === undefined ? readTax(words) : fill(words.taxOn, { tax: readTax(words), net }),
    readName,
  ];
}

/** Finds the words of a payment, "Cash, 03/12/2025", and of "Credit note CN-1, 03/12/2025". */
function findRowReaders(english: string): [ReadWord, ReadWord] | null {
  const row = /^(.*), (\d\d\/\d\d\/\d{4})$/su.exec(english);
  if (!row) return null;
  const [, subject = "", date = ""] = row;
  const no = /^Credit note (.*)$/su.exec(subject)?.[1];
  if (no !== undefined)
    return [(words) => fill(words.creditNoteOn, { no, date }), (words) => words.creditNote];
  const key = findNameKey(subject);
  const readMethod: ReadWord = (words) => (key ? words.names[key] : subject);
  return [
    (words) => fill(words.paidOn, { method: readMethod(words), date }),
    (words) => (key ? words.names[key] : ""),
  ];
}
