import { PROFILE_LIMITS } from "../../domain/limits/business";
import { MOBILE_NO_PATTERN } from "../../domain/business-numbers/patterns";
import { ACCOUNT_LIMITS } from "../../domain/limits/accounts";
import { MAX_EMAIL_LENGTH } from "../../domain/limits/email";
import * as z from "zod";
import { SIGN_UP_LANGUAGES } from "./choices";
import { CURRENCY_IDS } from "../books/currencies";
import { findCountry, findCountryOrMalaysia } from "../../domain/countries";
import { isDamaged } from "../wire/damaged-text";
import { requiredId, requiredText, optionalText } from "../wire/fields";
import { issue } from "../wire/issue";

const country = requiredId(issue("choose_country")).transform((id, context) => {
  const supported = findCountry(id);
  if (supported) return supported.id;
  context.addIssue({
    code: z.ZodIssueCode.custom,
    message: issue("unsupported_country"),
  });
  return z.NEVER;
});

export const emailSchema = z
  .string({
    required_error: issue("compulsory", { field: "email" }),
    invalid_type_error: issue("invalid_email"),
  })
  .trim()
  .min(1, issue("compulsory", { field: "email" }))
  .max(MAX_EMAIL_LENGTH, issue("invalid_email"))
  .email(issue("invalid_email"));

export const newPasswordSchema = z
  .string({ message: issue("needed", { field: "password" }) })
  .min(ACCOUNT_LIMITS.minPassword, issue("password_too_short", { min: ACCOUNT_LIMITS.minPassword }))
  .max(
    ACCOUNT_LIMITS.password,
    issue("too_long", { field: "password", max: ACCOUNT_LIMITS.password }),
  )
  .refine((password) => !isDamaged(password), issue("damaged_text", { field: "password" }));

export const signUpPayloadSchema = z
  .object({
    email: emailSchema,
    password: newPasswordSchema,
    first_name: requiredText("the_name", ACCOUNT_LIMITS.personName),
    name: requiredText("the_business_name", PROFILE_LIMITS.name),
    phone_no: z
      .string({ message: issue("mobile_needed") })
      .trim()
      .min(1, issue("mobile_needed"))
      .regex(MOBILE_NO_PATTERN, issue("mobile_invalid")),
    country_id: country,
    currency_id: requiredId(issue("needed", { field: "currency" })),
    language_id: requiredId(issue("needed", { field: "language" })).refine(
      (id) => SIGN_UP_LANGUAGES.some((language) => language.id === id),
      issue("unknown_language"),
    ),
    client_id: optionalText("client_id", 100),
    promotion_code: optionalText("promo_code", ACCOUNT_LIMITS.promoCode),
    payment_method_nonce: optionalText("payment", 500),
  })
  .refine(
    ({ country_id, currency_id }) =>
      CURRENCY_IDS[findCountryOrMalaysia(country_id).currency] === currency_id,
    {
      message: issue("foreign_currency"),
    },
  );

export type SignUp = z.output<typeof signUpPayloadSchema>;
