import { en } from "./en/send";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/send";
import { zh } from "./zh/send";

/** The words of the pages that send invoices and other documents, and that remind. */
export const sendWords = inLanguages({ en, ms, zh });
