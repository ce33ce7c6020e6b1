import { ACCOUNT_LIMITS } from "../../domain/limits/accounts";
import { LONGEST_EMAIL } from "../../domain/limits/email";
import * as z from "zod";

export const COMPULSORY = "This field is compulsory";
export const INVALID_EMAIL = "Valid email required.";

/** What to say of text that has more characters than are kept. */
export function tooLongMessage(most: number): string {
  return `Use at most ${most.toLocaleString("en")} characters.`;
}

/** Text that must be there, without surrounding space. */
export const compulsoryText = z.string({ required_error: COMPULSORY }).trim().min(1, COMPULSORY);

export const emailField = z
  .string({ required_error: COMPULSORY })
  .trim()
  .min(1, COMPULSORY)
  .max(LONGEST_EMAIL, INVALID_EMAIL)
  .email(INVALID_EMAIL);

const PASSWORD_TOO_SHORT = `Password has to be more than ${ACCOUNT_LIMITS.leastPassword} characters`;

/** As the API takes it; the hint beside it advises a longer one. */
export const newPasswordField = z
  .string()
  .min(ACCOUNT_LIMITS.leastPassword, PASSWORD_TOO_SHORT)
  .max(ACCOUNT_LIMITS.password, `Password can have at most ${ACCOUNT_LIMITS.password} characters`);
