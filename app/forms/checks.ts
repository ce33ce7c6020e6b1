import { tooLongMessage } from "~/forms/fields";
import * as z from "zod";

/** What the checks of whole forms are made of. */
export type FieldError = [path: (string | number)[], message: string];

const MAX_TYPED_LENGTH = 5_000;

/** A field as it is typed: text, also what cannot be read yet. */
export const typedText = z
  .string()
  .max(MAX_TYPED_LENGTH, tooLongMessage(MAX_TYPED_LENGTH))
  .default("");

/**
 * The same in a form that is kept nowhere: it comes back at any length that a post can have, and who
 * reads it says what is too long.
 */
export const typedTextOfAnyLength = z.string().default("");

/** A hidden field that the server writes into a header of its calls: no line may end in it. */
export const headerText = z
  .string()
  .max(200)
  .regex(/^[\x20-\x7e]*$/)
  .default("");

/** Of a list in a form, in words for the person. */
export function tooManyMessage(record: string, most: number, parts: string): string {
  return (
    `${record} has at most ${most} ${parts}, and this one has more, so nothing was changed. ` +
    "Go back, take some away, and send it again."
  );
}

/**
 * The form as it is typed, with the button that posted it. Everything is checked when the button
 * needs the form whole, and before any button is pressed; otherwise it is kept as typed.
 */
export function withSaveChecks<Shape extends z.ZodRawShape>(
  form: z.ZodObject<Shape>,
  findErrors: (form: z.output<z.ZodObject<Shape>>) => FieldError[],
  needsChecks: (intent: string) => boolean = (intent) => intent === "save",
) {
  return form.extend({ intent: typedText }).superRefine((posted, context) => {
    if (posted.intent && !needsChecks(posted.intent)) return;
    for (const [path, message] of findErrors(posted as z.output<z.ZodObject<Shape>>)) {
      context.addIssue({ code: z.ZodIssueCode.custom, path, message });
    }
  });
}

/** The fields that hold more than can be kept. */
export function findTooLongFields(
  fields: Record<string, unknown>,
  limits: Record<string, number>,
  at: FieldError[0] = [],
): FieldError[] {
  return Object.entries(limits).flatMap(([name, most]): FieldError[] => {
    const value = fields[name];
    if (typeof value !== "string" || value.trim().length <= most) return [];
    return [[[...at, name], tooLongMessage(most)]];
  });
}
