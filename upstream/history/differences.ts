import * as z from "zod";

/** A field that differs between two states of a record. A missing value is an empty string. */
export type Difference = { field: string; before: string; after: string };

export const differencesSchema = z.array(
  z.object({ field: z.string(), before: z.string(), after: z.string() }),
);

/**
 * Compares two states of a record, given as texts by the displayed names of fields. Lists the fields
 * that differ, in the order of the fields.
 */
export function compareFields(
  before: Map<string, string>,
  after: Map<string, string>,
): Difference[] {
  return mergeNames([...before.keys()], [...after.keys()])
    .map((field) => ({ field, before: before.get(field) ?? "", after: after.get(field) ?? "" }))
    .filter((difference) => difference.before !== difference.after);
}

/** Merges two ordered lists of names. A removed name follows the name before it in `before`. */
function mergeNames(before: string[], after: string[]): string[] {
  const names = [...after];
  let lastPlace = -1;
  for (const name of before) {
    const place = names.indexOf(name);
    if (place === -1) names.splice(lastPlace + 1, 0, name);
    lastPlace = place === -1 ? lastPlace + 1 : place;
  }
  return names;
}
