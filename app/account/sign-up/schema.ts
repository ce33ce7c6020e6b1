import {
  MOBILE_NO_PATTERN,
  INVALID_MOBILE_NO_MESSAGE,
} from "../../../domain/business-numbers/patterns";
import { PROFILE_LIMITS } from "../../../domain/limits/business";
import { ACCOUNT_LIMITS } from "../../../domain/limits/accounts";
import * as z from "zod";
import { compulsoryText, emailField, newPasswordField } from "~/forms/fields";

const MOBILE_REQUIRED = "Mobile No. is required";

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
  promo: z.string().trim().max(ACCOUNT_LIMITS.promoCode, "Invalid Promo").default(""),
  name: compulsoryText.max(ACCOUNT_LIMITS.personName),
  mobile: z
    .string({ required_error: MOBILE_REQUIRED })
    .trim()
    .min(1, MOBILE_REQUIRED)
    .regex(MOBILE_NO_PATTERN, INVALID_MOBILE_NO_MESSAGE),
  email: emailField,
  password: newPasswordField,
  businessName: compulsoryText.max(PROFILE_LIMITS.name),
  countryId: compulsoryText,
  terms: z.literal("on", { message: "Please agree to the terms." }),
});
