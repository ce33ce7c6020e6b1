import { en } from "./en/payments";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/payments";
import { zh } from "./zh/payments";

/** The words of the list of payments. */
export const paymentWords = inLanguages({ en, ms, zh });
