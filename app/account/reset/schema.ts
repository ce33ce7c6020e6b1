import * as z from "zod";
import { emailField, newPassword } from "~/forms/fields";

export const forgotFields = z.object({ email: emailField });

const typed = z.string().default("");

/** The PIN of the mail, and the password in the place of the one that was forgotten. */
export const resetFields = z
  .object({ pin: typed.transform((pin) => pin.replace(/\s/g, "")), password: typed })
  .superRefine(({ pin, password }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (!pin && !password) return refuse("pin", "4-digit PIN and New Password cannot be empty.");
    if (!pin) return refuse("pin", "4-digit PIN cannot be empty.");
    if (!/^\d{4}$/.test(pin)) refuse("pin", "Pin has to be 4 digits");
    if (!password) return refuse("password", "New Password cannot be empty.");
    const issue = newPassword.safeParse(password).error?.issues[0];
    if (issue) refuse("password", issue.message);
  });
