import { en } from "./en/payment-code";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/payment-code";
import { zh } from "./zh/payment-code";

/** The words of a payment code. */
export const paymentCodeWords = inLanguages({ en, ms, zh });
