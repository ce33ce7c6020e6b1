import { en } from "./en/list-tools";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/list-tools";
import { zh } from "./zh/list-tools";

/** The words of the tools above a list: its period, its order and its CSV file. */
export const listToolWords = inLanguages({ en, ms, zh });
