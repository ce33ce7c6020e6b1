import { en } from "./en/customer";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/customer";
import { zh } from "./zh/customer";

/** The words of the page of a customer. */
export const customerWords = inLanguages({ en, ms, zh });
