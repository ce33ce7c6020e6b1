import { en } from "./en/paper";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/paper";
import { zh } from "./zh/paper";

/** The words of an invoice as it is shown, on its page and beside its form. */
export const paperWords = inLanguages({ en, ms, zh });
