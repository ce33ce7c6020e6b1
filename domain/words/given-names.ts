import { en } from "./en/given-names";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/given-names";
import { zh } from "./zh/given-names";

/** The names that Lejar gave to the payment terms, the payment methods and the accounts of new books. */
export const givenNameWords = inLanguages({ en, ms, zh });
