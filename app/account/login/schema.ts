import * as z from "zod";
import { emailField, compulsory } from "~/forms/fields";

export const loginFields = z.object({
  email: emailField,
  password: compulsory.max(200),
});
