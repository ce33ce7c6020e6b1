import * as z from "zod";

/** What one field said and says; blank where there was or is nothing. */
export type Difference = { field: string; before: string; after: string };

export const differencesSchema = z.array(
  z.object({ field: z.string(), before: z.string(), after: z.string() }),
);

/** Of the same fields by the names that people read, in their order. */
export function compareFields(
  before: Map<string, string>,
  after: Map<string, string>,
): Difference[] {
  return mergeNames([...before.keys()], [...after.keys()])
    .map((field) => ({ field, before: before.get(field) ?? "", after: after.get(field) ?? "" }))
    .filter((difference) => difference.before !== difference.after);
}

/** Those of both, in their order; what is no longer there stands where it stood. */
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
