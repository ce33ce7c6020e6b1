import { MOBILE_NO, NO_MOBILE_NO } from "../../../domain/business-numbers/written-forms";
import { PROFILE_LIMITS } from "../../../domain/limits/business";
import { ACCOUNT_LIMITS } from "../../../domain/limits/accounts";
import * as z from "zod";
import { compulsory, emailField, newPassword } from "~/forms/fields";

const MOBILE_NEEDED = "Mobile No. is required";

/** What a sign-up asks for, as it is typed. */
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
  name: compulsory.max(ACCOUNT_LIMITS.personName),
  mobile: z
    .string({ required_error: MOBILE_NEEDED })
    .trim()
    .min(1, MOBILE_NEEDED)
    .regex(MOBILE_NO, NO_MOBILE_NO),
  email: emailField,
  password: newPassword,
  businessName: compulsory.max(PROFILE_LIMITS.name),
  countryId: compulsory,
  terms: z.literal("on", { message: "Please agree to the terms." }),
});
