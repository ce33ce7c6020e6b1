import { en } from "./en/remind-several";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/remind-several";
import { zh } from "./zh/remind-several";

/** The words of the page that reminds several customers. */
export const remindSeveralWords = inLanguages({ en, ms, zh });
