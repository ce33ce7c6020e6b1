import * as z from "zod";

export const COMPULSORY = "This field is compulsory";
export const EMAIL_NEEDED = "Valid email required.";

/** Text that must be there, without surrounding space. */
export const compulsory = z.string({ required_error: COMPULSORY }).trim().min(1, COMPULSORY);

export const emailField = z
  .string({ required_error: COMPULSORY })
  .trim()
  .min(1, COMPULSORY)
  .max(254, EMAIL_NEEDED)
  .email(EMAIL_NEEDED);

const PASSWORD_SHORT = "Password has to be more than 4 characters";

/** As the API takes it; the hint beside it advises a longer one. */
export const newPassword = z
  .string()
  .min(4, PASSWORD_SHORT)
  .max(200, "Password can have at most 200 characters");
