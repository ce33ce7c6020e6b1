import { ACCOUNT_LIMITS } from "../../../domain/limits/accounts";
import * as z from "zod";
import { COMPULSORY, emailField, tooLong } from "~/forms/fields";

export const loginFields = z.object({
  email: emailField,
  // As typed: sign-up and reset keep spaces at either end.
  password: z
    .string({ required_error: COMPULSORY })
    .min(1, COMPULSORY)
    .max(ACCOUNT_LIMITS.givenPassword, tooLong(ACCOUNT_LIMITS.givenPassword)),
});
