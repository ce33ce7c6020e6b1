import { ACCOUNT_LIMITS } from "../../domain/limits/accounts";
import { MAX_EMAIL_LENGTH } from "../../domain/limits/email";
import { fieldWords as words } from "../../domain/words/fields";
import { fill } from "../../domain/words/message";
import * as z from "zod";

/**
 * Gives a schema of zod a message in the language of the person, for everything that can be wrong
 * with the value: `z.string(says(() => words.compulsory)).min(1)`. A schema is created once, so a
 * message that is passed to `.min` would stay in one language. `issue` is what is wrong.
 */
export function says(message: (issue: z.ZodIssueOptionalMessage) => string): {
  errorMap: z.ZodErrorMap;
} {
  return { errorMap: (issue) => ({ message: message(issue) }) };
}

/** Returns the message for text with more than `max` characters. */
export function formatTooLongMessage(max: number): string {
  return fill(words.tooLong, { max: max.toLocaleString("en") });
}

/**
 * A string with the usual messages: that it is compulsory, or has more characters than `.max`
 * allows.
 */
export const fieldText = z.string(
  says((issue) =>
    issue.code === "too_big" ? formatTooLongMessage(Number(issue.maximum)) : words.compulsory,
  ),
);

/** Text that must not be empty. White space at both ends is removed. */
export const compulsoryText = fieldText.trim().min(1);

/** An email that must not be empty. White space at both ends is removed. */
export const emailField = z
  .string(
    says((issue) =>
      issue.code === "too_big" || issue.code === "invalid_string"
        ? words.invalidEmail
        : words.compulsory,
    ),
  )
  .trim()
  .min(1)
  .max(MAX_EMAIL_LENGTH)
  .email();

/** A new password as the API accepts it. The hint beside the field recommends a longer one. */
export const newPasswordField = z
  .string(
    says((issue) =>
      issue.code === "too_big"
        ? fill(words.passwordTooLong, { max: ACCOUNT_LIMITS.password })
        : fill(words.passwordTooShort, { min: ACCOUNT_LIMITS.minPassword }),
    ),
  )
  .min(ACCOUNT_LIMITS.minPassword)
  .max(ACCOUNT_LIMITS.password);
