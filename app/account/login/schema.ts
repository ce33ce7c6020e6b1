import { ACCOUNT_LIMITS } from "../../../domain/limits/accounts";
import * as z from "zod";
import { emailField, fieldText } from "~/forms/fields";

export const loginFields = z.object({
  email: emailField,
  // White space at both ends of a password is kept, because sign-up and reset keep it too.
  password: fieldText.min(1).max(ACCOUNT_LIMITS.passwordToCheck),
});
