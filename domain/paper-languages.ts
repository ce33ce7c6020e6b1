import { isSingapore } from "./countries";
import type { Language } from "./languages";

/** What an owner chooses for papers: one language, or the labels in English or Malay beside it. */
export const PAPER_CHOICES = ["one", "en", "ms"] as const;

export type PaperChoice = (typeof PAPER_CHOICES)[number];

/** The languages of a paper. `beside` is the language of its second labels, null for none. */
export type PaperLanguages = { language: Language; beside: Language | null };

/** The languages of every paper that says nothing about its languages. */
export const ENGLISH_PAPER: PaperLanguages = { language: "en", beside: null };

type Issuer = {
  countryId: number | string;
  /** Empty when the business is not registered for the tax. */
  taxNo: string;
  /** Null when the owner has chosen nothing. */
  choice: PaperChoice | null;
};

/**
 * Returns the languages of a paper for a customer with this language. English papers have one
 * language. In Singapore, English stands beside the other languages unless the owner chooses
 * otherwise. A choice that the law does not allow is replaced by English.
 */
export function choosePaperLanguages(
  language: Language,
  { countryId, taxNo, choice }: Issuer,
): PaperLanguages {
  if (language === "en") return ENGLISH_PAPER;
  const wanted = choice ?? (isSingapore(countryId) ? "en" : "one");
  const beside = wanted === "one" || wanted === language ? null : wanted;
  const papers = { language, beside };
  return taxNo === "" || isLawful(papers, countryId) ? papers : { language, beside: "en" };
}

/**
 * Returns whether a business that is registered for the tax may issue invoices with these languages.
 * Malaysia requires Malay or English (RMCD), Singapore the words "Tax Invoice" (IRAS).
 */
function isLawful({ language, beside }: PaperLanguages, countryId: number | string): boolean {
  if (isSingapore(countryId)) return beside === "en";
  return language === "ms" || beside !== null;
}
