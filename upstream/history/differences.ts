import * as z from "zod";

/** What one field said and says; blank where there was or is nothing. */
export type Difference = { field: string; before: string; after: string };

export const differences = z.array(
  z.object({ field: z.string(), before: z.string(), after: z.string() }),
);

/** Of the same fields by the names that people read, in their order. */
export function compareFields(
  before: Map<string, string>,
  after: Map<string, string>,
): Difference[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((field) => ({ field, before: before.get(field) ?? "", after: after.get(field) ?? "" }))
    .filter((difference) => difference.before !== difference.after);
}
