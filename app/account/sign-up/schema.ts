import { MOBILE_NO_PATTERN } from "../../../domain/business-numbers/patterns";
import { PROFILE_LIMITS } from "../../../domain/limits/business";
import { ACCOUNT_LIMITS } from "../../../domain/limits/accounts";
import { signUpWords as words } from "../../../domain/words/sign-up";
import * as z from "zod";
import { compulsoryText, emailField, newPasswordField, says } from "~/forms/fields";

/** The sign-up form as typed, without the password. */
export type TypedSignUp = {
  promo: string;
  name: string;
  mobile: string;
  email: string;
  businessName: string;
  countryId: string;
};

export const signUpFields = z.object({
  promo: z
    .string(says(() => words.invalidPromo))
    .trim()
    .max(ACCOUNT_LIMITS.promoCode)
    .default(""),
  name: compulsoryText.max(ACCOUNT_LIMITS.personName),
  mobile: z
    .string(
      says(({ code }) => (code === "invalid_string" ? words.invalidMobile : words.mobileRequired)),
    )
    .trim()
    .min(1)
    .regex(MOBILE_NO_PATTERN),
  email: emailField,
  password: newPasswordField,
  businessName: compulsoryText.max(PROFILE_LIMITS.name),
  countryId: compulsoryText,
  terms: z.literal(
    "on",
    says(() => words.agreeFirst),
  ),
});
