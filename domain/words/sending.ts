import { en } from "./en/sending";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/sending";
import { zh } from "./zh/sending";

/** The words about what is sent and what was sent, which only the server needs. */
export const sendingWords = inLanguages({ en, ms, zh });
