import { en } from "./en/sign-up-payment";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/sign-up-payment";
import { zh } from "./zh/sign-up-payment";

/** The words of the payment page of a sign-up with a promo code. */
export const signUpPaymentWords = inLanguages({ en, ms, zh });
