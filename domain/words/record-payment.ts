import { en } from "./en/record-payment";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/record-payment";
import { zh } from "./zh/record-payment";

/** The words of the pages that record a payment. */
export const recordPaymentWords = inLanguages({ en, ms, zh });
