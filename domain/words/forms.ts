import { en } from "./en/forms";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/forms";
import { zh } from "./zh/forms";

/** The words of the forms' engine: drafts, conflicts, questions and bars. */
export const formWords = inLanguages({ en, ms, zh });
