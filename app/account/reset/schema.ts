import * as z from "zod";
import { PIN_DIGITS, PIN_PATTERN } from "../../../domain/limits/pins";
import { fill } from "../../../domain/words/message";
import { resetWords as words } from "../../../domain/words/reset";
import { emailField, newPasswordField } from "~/forms/fields";

export const forgotPasswordFields = z.object({ email: emailField });

const optionalText = z.string().default("");

/** The PIN from the mail and the new password. */
export const resetPasswordFields = z
  .object({ pin: optionalText.transform((pin) => pin.replace(/\s/g, "")), password: optionalText })
  .superRefine(({ pin, password }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    const digits = { digits: PIN_DIGITS };
    if (!pin && !password) return refuse("pin", fill(words.noPinNorPassword, digits));
    if (!pin) return refuse("pin", fill(words.noPin, digits));
    if (!PIN_PATTERN.test(pin)) refuse("pin", fill(words.invalidPin, digits));
    if (!password) return refuse("password", words.noPassword);
    const issue = newPasswordField.safeParse(password).error?.issues[0];
    if (issue) refuse("password", issue.message);
  });
