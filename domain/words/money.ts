import { en } from "./en/money";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/money";
import { zh } from "./zh/money";

/** The words of forms about money that comes in or goes out. */
export const moneyWords = inLanguages({ en, ms, zh });
