import { en } from "./en/items";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/items";
import { zh } from "./zh/items";

/** The words of the lists and forms of items. */
export const itemWords = inLanguages({ en, ms, zh });
