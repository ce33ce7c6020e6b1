import { en } from "./en/shell";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/shell";
import { zh } from "./zh/shell";

/** The words of the frame around every page: header, menu and footer. */
export const shellWords = inLanguages({ en, ms, zh });
