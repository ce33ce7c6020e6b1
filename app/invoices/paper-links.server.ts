import { moneyEntryWords as words } from "../../domain/words/money-entries";
import { withQuery } from "~/lib/address";

/** Returns a link to the PDF of a receipt or a refund for each size of paper. */
export function toPaperLinks(pdf: string): { name: string; to: string }[] {
  return [
    { name: words.papers.pdf, to: pdf },
    { name: words.papers.a5, to: withQuery(pdf, { size: "a5" }) },
    { name: words.papers.roll, to: withQuery(pdf, { size: "roll" }) },
  ];
}
