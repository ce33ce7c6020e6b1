import { ACCOUNT_LIMITS } from "../../../domain/limits/accounts";
import * as z from "zod";
import { COMPULSORY, emailField, tooLongMessage } from "~/forms/fields";

export const loginFields = z.object({
  email: emailField,
  // As typed: sign-up and reset keep spaces at either end.
  password: z
    .string({ required_error: COMPULSORY })
    .min(1, COMPULSORY)
    .max(ACCOUNT_LIMITS.givenPassword, tooLongMessage(ACCOUNT_LIMITS.givenPassword)),
});
