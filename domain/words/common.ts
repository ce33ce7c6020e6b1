import { en } from "./en/common";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/common";
import { zh } from "./zh/common";

/** Words that several rooms have in common. */
export const commonWords = inLanguages({ en, ms, zh });
