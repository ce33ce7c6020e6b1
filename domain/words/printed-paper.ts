import { en } from "./en/paper";
import { byLanguage } from "./in-languages";
import { ms } from "./ms/paper";
import { zh } from "./zh/paper";

/** The words of the paper of an invoice on screens, in the language of the customer. */
export const getPrintedPaperWords = byLanguage({ en, ms, zh });

export type PrintedPaperWords = ReturnType<typeof getPrintedPaperWords>;
