import { en } from "./en/versions";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/versions";
import { zh } from "./zh/versions";

/** The words of the versions of an invoice. */
export const versionWords = inLanguages({ en, ms, zh });
