import * as z from "zod";
import { INVALID_PIN_MESSAGE, PIN_DIGITS, PIN_PATTERN } from "../../../domain/limits/pins";
import { emailField, newPasswordField } from "~/forms/fields";

export const forgotPasswordFields = z.object({ email: emailField });

const optionalText = z.string().default("");

/** The PIN from the mail and the new password. */
export const resetPasswordFields = z
  .object({ pin: optionalText.transform((pin) => pin.replace(/\s/g, "")), password: optionalText })
  .superRefine(({ pin, password }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (!pin && !password)
      return refuse("pin", `${PIN_DIGITS}-digit PIN and New Password cannot be empty.`);
    if (!pin) return refuse("pin", `${PIN_DIGITS}-digit PIN cannot be empty.`);
    if (!PIN_PATTERN.test(pin)) refuse("pin", INVALID_PIN_MESSAGE);
    if (!password) return refuse("password", "New Password cannot be empty.");
    const issue = newPasswordField.safeParse(password).error?.issues[0];
    if (issue) refuse("password", issue.message);
  });

/**
 * Ends the sentence that says when to try again, on a device that has not logged in to the account
 * before.
 */
export const OR_ON_KNOWN_DEVICE =
  ", or today on a phone or computer where you have logged in before";
