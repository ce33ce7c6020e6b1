import { PROFILE_LIMITS } from "../../domain/limits/business";
import { MOBILE_NO_PATTERN } from "../../domain/business-numbers/patterns";
import { ACCOUNT_LIMITS } from "../../domain/limits/accounts";
import { MAX_EMAIL_LENGTH } from "../../domain/limits/email";
import * as z from "zod";
import { SIGN_UP_LANGUAGES } from "./choices";
import { CURRENCY_IDS } from "../books/currencies";
import { findCountry, findCountryOrMalaysia } from "../../domain/countries";
import { isDamaged } from "../wire/damaged-text";
import {
  describeCompulsoryField,
  describeDamagedText,
  requiredId,
  requiredText,
  optionalText,
} from "../wire/fields";

const country = requiredId("Please choose the country of the business.").transform(
  (id, context) => {
    const supported = findCountry(id);
    if (supported) return supported.id;
    context.addIssue({
      code: z.ZodIssueCode.custom,
      message: "The business can be in Malaysia or Singapore.",
    });
    return z.NEVER;
  },
);

export const emailSchema = z
  .string({
    required_error: describeCompulsoryField("Email"),
    invalid_type_error: "Valid email required.",
  })
  .trim()
  .min(1, describeCompulsoryField("Email"))
  .max(MAX_EMAIL_LENGTH, "Valid email required.")
  .email("Valid email required.");

export const newPasswordSchema = z
  .string({ message: "The password is needed." })
  .min(
    ACCOUNT_LIMITS.minPassword,
    `Password has to be more than ${ACCOUNT_LIMITS.minPassword} characters`,
  )
  .max(
    ACCOUNT_LIMITS.password,
    `The password can have at most ${ACCOUNT_LIMITS.password} characters.`,
  )
  .refine((password) => !isDamaged(password), describeDamagedText("The password"));

export const signUpPayloadSchema = z
  .object({
    email: emailSchema,
    password: newPasswordSchema,
    first_name: requiredText("The name", ACCOUNT_LIMITS.personName),
    name: requiredText("The business name", PROFILE_LIMITS.name),
    phone_no: z
      .string({ message: "Mobile No. is required" })
      .trim()
      .min(1, "Mobile No. is required")
      .regex(MOBILE_NO_PATTERN, "Please check the mobile number."),
    country_id: country,
    currency_id: requiredId("The currency is needed."),
    language_id: requiredId("The language is needed.").refine(
      (id) => SIGN_UP_LANGUAGES.some((language) => language.id === id),
      "This language is not known.",
    ),
    client_id: optionalText("The client_id", 100),
    promotion_code: optionalText("The promo code", ACCOUNT_LIMITS.promoCode),
    payment_method_nonce: optionalText("The payment", 500),
  })
  .refine(
    ({ country_id, currency_id }) =>
      CURRENCY_IDS[findCountryOrMalaysia(country_id).currency] === currency_id,
    {
      message: "The currency must be the country's own.",
    },
  );

export type SignUp = z.output<typeof signUpPayloadSchema>;
