import { en } from "./en/sign-up";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/sign-up";
import { zh } from "./zh/sign-up";

/** The words of the sign-up form. */
export const signUpWords = inLanguages({ en, ms, zh });
