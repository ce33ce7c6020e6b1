import { isSingapore, findCountryOrMalaysia, isMalaysia } from "./countries";
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
 * otherwise. A Malaysian business that is registered for SST must invoice in Malay or English
 * (RMCD), so its Chinese papers always have one of the two.
 */
export function choosePaperLanguages(
  language: Language,
  { countryId, taxNo, choice }: Issuer,
): PaperLanguages {
  if (language === "en") return ENGLISH_PAPER;
  const wanted = choice ?? (isSingapore(countryId) ? "en" : "one");
  const beside = wanted === "one" || wanted === language ? null : wanted;
  return { language, beside: beside ?? (mustAdd(language, countryId, taxNo) ? "en" : null) };
}

/** Returns whether the law requires Malay or English labels on papers in the language. */
function mustAdd(language: Language, countryId: number | string, taxNo: string): boolean {
  return language === "zh" && taxNo !== "" && isMalaysia(findCountryOrMalaysia(countryId).id);
}
