import { en } from "./en/give-back";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/give-back";
import { zh } from "./zh/give-back";

/** The words of the form that gives money back. */
export const giveBackWords = inLanguages({ en, ms, zh });
