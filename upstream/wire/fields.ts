import * as z from "zod";
import { parseDecimal, type Decimal } from "../../domain/money/money";
import { removePercentSign } from "../../domain/money/typed-amount";
import { isRealDate } from "../../domain/calendar/days";
import { isDamaged } from "./damaged-text";
import {
  isListName,
  toRefusal,
  toRefusalOfEntry,
  type FieldName,
  type Refusal,
} from "../../domain/refusals/refusal";
import { ApiError } from "./api-error";
import { issue, parseIssueMessage, type IssueMessage } from "./issue";

/** Parses a value with the schema. Throws a 422 error with the refusal of the first issue. */
export function parseOrRefuse<T>(schema: z.ZodType<T, z.ZodTypeDef, unknown>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [first] = result.error.issues;
  throw new ApiError(422, first ? toRefusalOfIssue(first) : toRefusal("unacceptable"));
}

/** Returns the refusal of an issue, with its place when the issue is about an entry of a list. */
function toRefusalOfIssue({ message, path: [list, index] }: z.ZodIssue): Refusal {
  const refusal = parseIssueMessage(message);
  const name = String(list);
  return isListName(name) && typeof index === "number"
    ? toRefusalOfEntry(refusal, name, index)
    : refusal;
}

// The functions below whose names have no verb return zod schemas. Like zod's own functions, they
// are named after the values that the schemas accept. `field` and `message` are used in refusals.

function text(field: FieldName, max: number) {
  return z
    .string({
      required_error: issue("needed", { field }),
      invalid_type_error: issue("not_text", { field }),
    })
    .trim()
    .max(max, issue("too_long", { field, max }))
    .refine((value) => !isDamaged(value), issue("damaged_text", { field }));
}

/** Accepts text that is not empty, and trims it. */
export function requiredText(field: FieldName, maxLength: number) {
  return text(field, maxLength).refine((value) => value !== "", issue("needed", { field }));
}

/** Accepts text, and trims it. A missing value and null become "". */
export function optionalText(field: FieldName, maxLength: number) {
  return text(field, maxLength)
    .nullish()
    .transform((value) => value ?? "");
}

/** Accepts text that is not empty, like `requiredText`, with the message of the forms. */
export function compulsoryText(field: FieldName, maxLength: number) {
  return optionalText(field, maxLength).refine(
    (value) => value !== "",
    issue("compulsory", { field }),
  );
}

/** Accepts an email or an empty text. A missing value and null become "". */
export function optionalEmail(field: FieldName, maxLength: number) {
  return optionalText(field, maxLength).refine(
    (value) => value === "" || z.string().email().safeParse(value).success,
    issue("invalid_email"),
  );
}

/** Accepts an id, as a number or as text. */
export function requiredId(message: IssueMessage) {
  return transformed(parseId, message);
}

/** Accepts an id. Null, a missing value and an empty text become null. */
export function optionalId(message: IssueMessage) {
  return transformed((value) => (isBlank(value) ? null : parseId(value)), message);
}

/** Accepts an existing date in the form YYYY-MM-DD. */
export function requiredDate(message: IssueMessage) {
  return transformed(parseRealDate, message);
}

/** Accepts an existing date in the form YYYY-MM-DD. Null, a missing value and "" become null. */
export function optionalDate(message: IssueMessage) {
  return transformed((value) => (isBlank(value) ? null : parseRealDate(value)), message);
}

/**
 * Returns the date when it is an existing date in the form YYYY-MM-DD. Returns undefined for any
 * other value.
 */
function parseRealDate(value: unknown): string | undefined {
  return typeof value === "string" && isRealDate(value) ? value : undefined;
}

/** Accepts a JSON number or decimal text, and returns an exact decimal. */
export function requiredNumber(message: IssueMessage) {
  return transformed(parseExactNumber, message);
}

/** Accepts a JSON number or decimal text. A missing or empty value becomes null. */
export function optionalNumber(message: IssueMessage) {
  return transformed((value) => (isBlank(value) ? null : parseExactNumber(value)), message);
}

/**
 * Accepts a JSON number or decimal text. An empty value and an unreadable value have different
 * messages.
 */
export function compulsoryNumber(field: FieldName, message: IssueMessage) {
  return transformed(parseExactNumber, (value) =>
    isBlank(value) ? issue("compulsory", { field }) : message,
  );
}

/** Accepts a percentage with or without its sign: "10%". A missing or empty value becomes 0. */
export function optionalPercentage(message: IssueMessage) {
  return transformed((value) => {
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
function transformed<T>(
  parse: (value: unknown) => T | undefined,
  message: IssueMessage | ((value: unknown) => IssueMessage),
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
