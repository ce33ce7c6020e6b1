import { en } from "./en/menu";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/menu";
import { zh } from "./zh/menu";

/** The words of the menu. */
export const menuWords = inLanguages({ en, ms, zh });
