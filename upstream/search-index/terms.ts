import { isDamaged } from "../damaged-text";

/** By what an invoice is found, without what is looked up for it: customer and items by their id. */
export type SearchedInvoice = {
  id: number;
  search_text: string;
  items_text: string | null;
  contact_id: number;
  productIds: number[];
};

export function termsOf(invoice: SearchedInvoice): Set<string> {
  const terms = new Set([
    contactTerm(invoice.contact_id),
    ...invoice.productIds.map((id) => productTerm(id)),
  ]);
  for (const text of [invoice.search_text, invoice.items_text ?? ""]) {
    for (const field of text.split("\n")) addGrams(terms, field);
  }
  return terms;
}

/** What the own text of an invoice must have to have these words in it; all of it, if two letters. */
export function termsSought(words: string): string[] {
  const letters = Array.from(words);
  if (letters.length === 1) return letters.map(gramTerm);
  return [...new Set(letters.slice(1).map((letter, index) => gramTerm(letters[index] + letter)))];
}

/** Whether an invoice with the sought terms has the words without fail. */
export function isExact(words: string): boolean {
  return Array.from(words).length <= 2;
}

export function contactTerm(id: number): string {
  return `contact ${id}`;
}

export function productTerm(id: number): string {
  return `product ${id}`;
}

/** Every letter and every two in a row, each a whole character and none half of one. */
function addGrams(terms: Set<string>, field: string): void {
  const isWhole = !isDamaged(field);
  let before = "";
  for (const letter of field) {
    // What is damaged is never found, and PostgreSQL would not keep it.
    if (isWhole || !isDamaged(before + letter)) {
      terms.add(gramTerm(letter));
      if (before !== "") terms.add(gramTerm(before + letter));
    }
    before = letter;
  }
}

function gramTerm(letters: string): string {
  return `text ${letters}`;
}
