import { en } from "./en/login";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/login";
import { zh } from "./zh/login";

/** The words of the login. */
export const loginWords = inLanguages({ en, ms, zh });
