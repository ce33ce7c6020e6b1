import type { Difference } from "./record";

/** A form's fields by their labels, in the words that the form shows; always the same labels, in the same order. */
export type Described = [label: string, text: string][];

export function differencesOf(here: Described, there: Described): Difference[] {
  const inThere = new Map(there);
  return here
    .map(([label, text]) => ({ label, here: text, there: inThere.get(label) ?? "" }))
    .filter((difference) => difference.here !== difference.there);
}
