import * as z from "zod";
import { NO_PIN, PIN_DIGITS, PIN_FORM } from "../../../domain/limits/pins";
import { emailField, newPassword } from "~/forms/fields";

export const forgotFields = z.object({ email: emailField });

const typed = z.string().default("");

/** The PIN of the mail, and the password in the place of the one that was forgotten. */
export const resetFields = z
  .object({ pin: typed.transform((pin) => pin.replace(/\s/g, "")), password: typed })
  .superRefine(({ pin, password }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (!pin && !password)
      return refuse("pin", `${PIN_DIGITS}-digit PIN and New Password cannot be empty.`);
    if (!pin) return refuse("pin", `${PIN_DIGITS}-digit PIN cannot be empty.`);
    if (!PIN_FORM.test(pin)) refuse("pin", NO_PIN);
    if (!password) return refuse("password", "New Password cannot be empty.");
    const issue = newPassword.safeParse(password).error?.issues[0];
    if (issue) refuse("password", issue.message);
  });
