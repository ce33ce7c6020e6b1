import { fieldText, formatTooLongMessage } from "~/forms/fields";
import { formWords as words } from "../../domain/words/forms";
import { fill } from "../../domain/words/message";
import * as z from "zod";

/** A message for the field at `path`. */
export type FieldMessage = [path: (string | number)[], message: string];

const MAX_TYPED_LENGTH = 5_000;

/** A field as typed, of at most 5,000 characters. Text that cannot be parsed is valid here. */
export const typedText = fieldText.max(MAX_TYPED_LENGTH).default("");

/**
 * A field as typed, of any length that a post can have. The forms of `submitShortForm` use this
 * schema, and the code that parses the field reports text that is too long.
 */
export const typedTextOfAnyLength = z.string().default("");

/**
 * A hidden field that the server sends on in a request header, so only printable ASCII is valid.
 */
export const headerText = z
  .string()
  .max(200)
  .regex(/^[\x20-\x7e]*$/)
  .default("");

/** Returns the message for a list in a form that has more than `max` entries. */
export function formatTooManyMessage(list: keyof typeof words.tooMany, max: number): string {
  return fill(words.tooMany[list], { max });
}

/**
 * Adds the posted button (`intent`) and checks to a form. Every field is checked when `needsChecks`
 * returns true for the button, and when no button is named, as in a check by the browser. For all
 * other buttons the form is accepted as typed.
 */
export function withSaveChecks<Shape extends z.ZodRawShape>(
  form: z.ZodObject<Shape>,
  findErrors: (form: z.output<z.ZodObject<Shape>>) => FieldMessage[],
  needsChecks: (intent: string) => boolean = (intent) => intent === "save",
) {
  return form.extend({ intent: typedText }).superRefine((posted, context) => {
    if (posted.intent && !needsChecks(posted.intent)) return;
    for (const [path, message] of findErrors(posted as z.output<z.ZodObject<Shape>>)) {
      context.addIssue({ code: z.ZodIssueCode.custom, path, message });
    }
  });
}

/**
 * Returns an error for each field that is longer than its limit in `limits`, in characters. White
 * space at both ends does not count. `parentPath` is the path of the object with the fields.
 */
export function findTooLongFields(
  fields: Record<string, unknown>,
  limits: Record<string, number>,
  parentPath: FieldMessage[0] = [],
): FieldMessage[] {
  return Object.entries(limits).flatMap(([name, max]): FieldMessage[] => {
    const value = fields[name];
    if (typeof value !== "string" || value.trim().length <= max) return [];
    return [[[...parentPath, name], formatTooLongMessage(max)]];
  });
}
