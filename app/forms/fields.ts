import { ACCOUNT_LIMITS } from "../../domain/limits/accounts";
import { LONGEST_EMAIL } from "../../domain/limits/email";
import * as z from "zod";

export const COMPULSORY = "This field is compulsory";
export const EMAIL_NEEDED = "Valid email required.";

/** What to say of text that has more characters than are kept. */
export function tooLong(most: number): string {
  return `Use at most ${most.toLocaleString("en")} characters.`;
}

/** Text that must be there, without surrounding space. */
export const compulsory = z.string({ required_error: COMPULSORY }).trim().min(1, COMPULSORY);

export const emailField = z
  .string({ required_error: COMPULSORY })
  .trim()
  .min(1, COMPULSORY)
  .max(LONGEST_EMAIL, EMAIL_NEEDED)
  .email(EMAIL_NEEDED);

const PASSWORD_SHORT = `Password has to be more than ${ACCOUNT_LIMITS.leastPassword} characters`;

/** As the API takes it; the hint beside it advises a longer one. */
export const newPassword = z
  .string()
  .min(ACCOUNT_LIMITS.leastPassword, PASSWORD_SHORT)
  .max(ACCOUNT_LIMITS.password, `Password can have at most ${ACCOUNT_LIMITS.password} characters`);
