import { en } from "./en/ui";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/ui";
import { zh } from "./zh/ui";

/** The words of components that many screens use. */
export const uiWords = inLanguages({ en, ms, zh });
