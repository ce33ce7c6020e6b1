import { en } from "./en/barriers";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/barriers";
import { zh } from "./zh/barriers";

/** Why the state of an invoice does not allow an operation, and what the links that help say. */
export const barrierWords = inLanguages({ en, ms, zh });
