import { isDamaged } from "../wire/damaged-text";
import type { SearchTermKind } from "../db/schema";

/** By what an invoice is found, without what is looked up for it: customer and items by their id. */
export type SearchedInvoice = {
  id: number;
  search_text: string;
  items_text: string | null;
  contact_id: number;
  productIds: number[];
};

export type Term = { kind: SearchTermKind; term: string };

/** By a key for each, which tells terms apart. */
export type Terms = Map<string, Term>;

export function termsOf(invoice: SearchedInvoice): Terms {
  const terms: Terms = new Map();
  addTerm(terms, "contact", String(invoice.contact_id));
  for (const id of invoice.productIds) addTerm(terms, "product", String(id));
  for (const text of [invoice.search_text, invoice.items_text ?? ""]) {
    for (const field of text.split("\n")) {
      addLetters(terms, field);
      addPhrases(terms, field);
    }
  }
  return terms;
}

/**
 * What the own text of an invoice must have to have these words in it: pairs of letters, as few as
 * each letter is in, since what has them is looked at all the same.
 */
export function lettersSought(words: string): string[] {
  const letters = Array.from(words);
  if (letters.length === 1) return letters;
  const pairs = letters.flatMap((letter, at) => {
    const isNeeded = at % 2 === 1 || at === letters.length - 1;
    return isNeeded ? `${letters[at - 1] ?? ""}${letter}` : [];
  });
  return [...new Set(pairs)];
}

/** Whether the text of an invoice with the sought letters has the words in it without fail. */
export function isExact(words: string): boolean {
  return Array.from(words).length <= 2;
}

/** Whether the words, wherever an invoice has them, stand in one of its phrases. */
export function isInPhrases(words: string): boolean {
  return !/\d/.test(words);
}

/** Every letter and every two in a row, each a whole character and none half of one. */
function addLetters(terms: Terms, field: string): void {
  const isWhole = !isDamaged(field);
  let before = "";
  for (const letter of field) {
    // What is damaged is never found, and PostgreSQL would not keep it.
    if (isWhole || !isDamaged(before + letter)) {
      addTerm(terms, "letters", letter);
      if (before !== "") addTerm(terms, "letters", before + letter);
    }
    before = letter;
  }
}

/** PostgreSQL keeps no long text in an index. */
const LONGEST_PHRASE = 40;

/**
 * What stands between figures: few invoices share a number, many what comes before it. A search
 * that may find very many of them looks at each phrase once instead.
 */
function addPhrases(terms: Terms, field: string): void {
  for (const phrase of field.split(/\d+/)) {
    // What is shorter is found by its letters.
    if (phrase.length < 3 || isDamaged(phrase)) continue;
    if (phrase.length <= LONGEST_PHRASE) addTerm(terms, "phrase", phrase);
    else addTerm(terms, "long", "");
  }
}

function addTerm(terms: Terms, kind: SearchTermKind, term: string): void {
  const key = `${kind} ${term}`;
  if (!terms.has(key)) terms.set(key, { kind, term });
}
