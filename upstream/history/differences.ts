import * as z from "zod";
import type { CodeValues, FieldCode } from "../../domain/history/codes";
import { en } from "../../domain/words/en/history";
import { fillText } from "../../domain/words/message";

/** One field of a record at a moment. */
export type FieldState = {
  code: FieldCode;
  /** The value as text in English. Empty when the field is empty. */
  text: string;
  /** The value as other programs read it, when it is not `text`; or its parts by name. */
  value?: string | CodeValues;
  /** The number of a line. */
  line?: number;
};

/**
 * A field that differs between two states of a record. `field`, `before` and `after` are English
 * texts; a missing value is an empty text.
 */
export type Difference = {
  field: string;
  before: string;
  after: string;
  code: FieldCode;
  /** `before` and `after`, or their parts as `before_quantity`. Missing when they are the texts. */
  values?: CodeValues;
};

/** The schema of stored differences. Those that an older program wrote have no code. */
export const differencesSchema = z.array(
  z.object({
    ...{ field: z.string(), before: z.string(), after: z.string() },
    code: z.string().optional(),
    values: z.record(z.union([z.string(), z.number()])).optional(),
  }),
);

/** Returns a stored difference as JSON of the v2 API. */
export function toWireDifference({
  code,
  values,
  ...texts
}: z.output<typeof differencesSchema>[number]) {
  const { before, after } = texts;
  if (code === undefined) return { ...texts, code: null, values: {} };
  return { ...texts, code, values: values ?? { before, after } };
}

/**
 * Compares two states of a record. Lists the fields that differ, in the order of the fields.
 */
export function compareFields(before: FieldState[], after: FieldState[]): Difference[] {
  const beforeByName = new Map(before.map((state) => [toFieldName(state), state] as const));
  const afterByName = new Map(after.map((state) => [toFieldName(state), state] as const));
  return mergeNames([...beforeByName.keys()], [...afterByName.keys()]).flatMap((name) =>
    compareStates(name, beforeByName.get(name), afterByName.get(name)),
  );
}

function compareStates(
  field: string,
  before: FieldState | undefined,
  after: FieldState | undefined,
): Difference[] {
  const state = after ?? before;
  const texts = { field, before: before?.text ?? "", after: after?.text ?? "" };
  if (!state || texts.before === texts.after) return [];
  const { code, line } = state;
  if (before?.value === undefined && after?.value === undefined) return [{ ...texts, code }];
  const values = {
    ...(line !== undefined && { line }),
    ...toValues("before", before),
    ...toValues("after", after),
  };
  return [{ ...texts, code, values }];
}

function toValues(side: "before" | "after", state: FieldState | undefined): CodeValues {
  const value = state?.value ?? state?.text ?? "";
  if (typeof value === "string") return { [side]: value };
  const parts = Object.entries(value).map(([name, part]) => [`${side}_${name}`, part] as const);
  return Object.fromEntries(parts);
}

/** Returns the English name of a field. */
function toFieldName({ code, line }: FieldState): string {
  // The name of this field on the wire is older than the screens' name of it.
  if (code === "total") return "Grand Total";
  return fillText(en.fields[code], line === undefined ? {} : { line });
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
