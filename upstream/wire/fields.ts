import * as z from "zod";
import { parseDecimal, type Decimal } from "../../domain/money/money";
import { removePercentSign } from "../../domain/money/typed-amount";
import { isRealDate } from "../../domain/calendar/days";
import { isDamaged } from "./damaged-text";
import { createRefusal } from "./api-error";

/** Parses a value with the schema. Throws a 422 error with the message of the first issue. */
export function parseOrRefuse<T>(schema: z.ZodType<T, z.ZodTypeDef, unknown>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw createRefusal(
    issue ? `${describePlace(issue.path)}${issue.message}` : "This cannot be accepted.",
  );
}

/** The labels of lists in error messages, by wire name. */
const LIST_LABELS: Record<string, string> = {
  items: "Line",
  partials: "Payment",
  contactpersons: "Contact person",
  addresses: "Address",
};

/** Describes the list entry that an issue is about: "Line 2: ". Returns "" for any other field. */
function describePlace([list, index]: (string | number)[]): string {
  const name = LIST_LABELS[String(list)];
  return name && typeof index === "number" ? `${name} ${index + 1}: ` : "";
}

// The functions below whose names have no verb return zod schemas. Like zod's own functions, they
// are named after the values that the schemas accept. `label` and `message` are used in error
// messages.

function text(label: string, maxLength: number) {
  return z
    .string({ required_error: `${label} is needed.`, invalid_type_error: `${label} must be text.` })
    .trim()
    .max(maxLength, `${label} can have at most ${maxLength} characters.`)
    .refine((value) => !isDamaged(value), describeDamagedText(label));
}

/** Returns the message about a text for which `isDamaged` returns true. */
export function describeDamagedText(label: string): string {
  return `${label}: a character in it was damaged (\ufffd). Please type it again.`;
}

/** Accepts text that is not empty, and trims it. */
export function requiredText(label: string, maxLength: number) {
  return text(label, maxLength).refine((value) => value !== "", `${label} is needed.`);
}

/** Accepts text, and trims it. A missing value and null become "". */
export function optionalText(label: string, maxLength: number) {
  return text(label, maxLength)
    .nullish()
    .transform((value) => value ?? "");
}

/** Returns the message about an empty field, in the words of the forms. */
export function describeCompulsoryField(label: string): string {
  return `${label}: This field is compulsory`;
}

/** Accepts text that is not empty, like `requiredText`, with the message of the forms. */
export function compulsoryText(label: string, maxLength: number) {
  return optionalText(label, maxLength).refine(
    (value) => value !== "",
    describeCompulsoryField(label),
  );
}

/** Accepts an email or an empty text. A missing value and null become "". */
export function optionalEmail(label: string, maxLength: number) {
  return optionalText(label, maxLength).refine(
    (value) => value === "" || z.string().email().safeParse(value).success,
    "Valid email required.",
  );
}

/** Accepts an id, as a number or as text. */
export function requiredId(message: string) {
  return field(parseId, message);
}

/** Accepts an id. Null, a missing value and an empty text become null. */
export function optionalId(message: string) {
  return field((value) => (isBlank(value) ? null : parseId(value)), message);
}

/** Accepts an existing date in the form YYYY-MM-DD. */
export function requiredDate(message: string) {
  return field(parseRealDate, message);
}

/** Accepts an existing date in the form YYYY-MM-DD. Null, a missing value and "" become null. */
export function optionalDate(message: string) {
  return field((value) => (isBlank(value) ? null : parseRealDate(value)), message);
}

/**
 * Returns the date when it is an existing date in the form YYYY-MM-DD. Returns undefined for any
 * other value.
 */
function parseRealDate(value: unknown): string | undefined {
  return typeof value === "string" && isRealDate(value) ? value : undefined;
}

/** Accepts a JSON number or decimal text, and returns an exact decimal. */
export function requiredNumber(message: string) {
  return field(parseExactNumber, message);
}

/** Accepts a JSON number or decimal text. A missing or empty value becomes null. */
export function optionalNumber(message: string) {
  return field((value) => (isBlank(value) ? null : parseExactNumber(value)), message);
}

/**
 * Accepts a JSON number or decimal text. An empty value and an unreadable value have different
 * messages.
 */
export function compulsoryNumber(label: string, message: string) {
  return field(parseExactNumber, (value) =>
    isBlank(value) ? describeCompulsoryField(label) : message,
  );
}

/** Accepts a percentage with or without its sign: "10%". A missing or empty value becomes 0. */
export function optionalPercentage(message: string) {
  return field((value) => {
    if (isBlank(value)) return parseExactNumber("0");
    return parseExactNumber(typeof value === "string" ? removePercentSign(value) : value);
  }, message);
}

/**
 * A flag on the wire: true or false, 1 or 0, as a value or as text. Any other value is undefined.
 */
export const flagSchema = z.unknown().transform((value): boolean | undefined => {
  if (value === true || value === 1 || value === "1" || value === "true") return true;
  if (value === false || value === 0 || value === "0" || value === "false") return false;
  return undefined;
});

/** Parses an id. Returns undefined for a value that cannot be an id. */
export function parseId(value: unknown): number | undefined {
  const id = typeof value === "string" && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof id === "number" && Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : undefined;
}

/** The maximum of a 32-bit integer column. */
const MAX_ID = 2_147_483_647;

function parseExactNumber(value: unknown): Decimal | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  return parseDecimal(String(value).trim()) ?? undefined;
}

/** Returns true when all decimals after the second are zero. */
export function hasWholeCents({ units, scale }: Decimal): boolean {
  return scale <= 2 || units % 10n ** BigInt(scale - 2) === 0n;
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

/** Returns a schema from a function that returns undefined for an invalid value. */
function field<T>(
  parse: (value: unknown) => T | undefined,
  message: string | ((value: unknown) => string),
) {
  return z.unknown().transform((value, context): T => {
    const result = parse(value);
    if (result !== undefined) return result;
    context.addIssue({
      code: z.ZodIssueCode.custom,
      message: typeof message === "string" ? message : message(value),
    });
    return z.NEVER;
  });
}
