import { ACCOUNT_LIMITS } from "../../domain/limits/accounts";
import { MAX_EMAIL_LENGTH } from "../../domain/limits/email";
import * as z from "zod";

export const COMPULSORY_MESSAGE = "This field is compulsory";
export const INVALID_EMAIL_MESSAGE = "Valid email required.";

/** Returns the message for text with more than `max` characters. */
export function formatTooLongMessage(max: number): string {
  return `Use at most ${max.toLocaleString("en")} characters.`;
}

/** Text that must not be empty. White space at both ends is removed. */
export const compulsoryText = z
  .string({ required_error: COMPULSORY_MESSAGE })
  .trim()
  .min(1, COMPULSORY_MESSAGE);

/** An email that must not be empty. White space at both ends is removed. */
export const emailField = z
  .string({ required_error: COMPULSORY_MESSAGE })
  .trim()
  .min(1, COMPULSORY_MESSAGE)
  .max(MAX_EMAIL_LENGTH, INVALID_EMAIL_MESSAGE)
  .email(INVALID_EMAIL_MESSAGE);

const PASSWORD_TOO_SHORT = `Password has to be more than ${ACCOUNT_LIMITS.minPassword} characters`;

/** A new password as the API accepts it. The hint beside the field recommends a longer one. */
export const newPasswordField = z
  .string()
  .min(ACCOUNT_LIMITS.minPassword, PASSWORD_TOO_SHORT)
  .max(ACCOUNT_LIMITS.password, `Password can have at most ${ACCOUNT_LIMITS.password} characters`);
