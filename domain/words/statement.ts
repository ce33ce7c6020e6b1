import { en } from "./en/statement";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/statement";
import { zh } from "./zh/statement";

/** The words of the page of a statement. */
export const statementWords = inLanguages({ en, ms, zh });
