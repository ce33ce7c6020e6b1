import { ACCOUNT_LIMITS } from "../../../domain/limits/accounts";
import * as z from "zod";
import { COMPULSORY_MESSAGE, emailField, formatTooLongMessage } from "~/forms/fields";

export const loginFields = z.object({
  email: emailField,
  // White space at both ends of a password is kept, because sign-up and reset keep it too.
  password: z
    .string({ required_error: COMPULSORY_MESSAGE })
    .min(1, COMPULSORY_MESSAGE)
    .max(ACCOUNT_LIMITS.passwordToCheck, formatTooLongMessage(ACCOUNT_LIMITS.passwordToCheck)),
});
