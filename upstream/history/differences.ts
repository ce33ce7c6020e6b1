import * as z from "zod";

/** A field that differs between two states of a record. A missing value is an empty string. */
export type Difference = { field: string; before: string; after: string };

export const differencesSchema = z.array(
  z.object({ field: z.string(), before: z.string(), after: z.string() }),
);

/**
 * Compares two maps from displayed field name to text and returns the fields that differ, in order.
 */
export function compareFields(
  before: Map<string, string>,
  after: Map<string, string>,
): Difference[] {
  return mergeNames([...before.keys()], [...after.keys()])
    .map((field) => ({ field, before: before.get(field) ?? "", after: after.get(field) ?? "" }))
    .filter((difference) => difference.before !== difference.after);
}

/** Merges both lists in their order. A removed name keeps its place among the others. */
function mergeNames(before: string[], after: string[]): string[] {
  const names = [...after];
  let last = -1;
  for (const name of before) {
    const place = names.indexOf(name);
    if (place === -1) names.splice(last + 1, 0, name);
    last = place === -1 ? last + 1 : place;
  }
  return names;
}
