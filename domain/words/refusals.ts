import { en } from "./en/refusals";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/refusals";
import { zh } from "./zh/refusals";

/** Why an operation on an invoice is refused. */
export const refusalWords = inLanguages({ en, ms, zh });
