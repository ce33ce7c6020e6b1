import { en } from "./en/invoice-save";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/invoice-save";
import { zh } from "./zh/invoice-save";

/** The words with which the server answers a post of the invoice form, and describes drafts. */
export const invoiceSaveWords = inLanguages({ en, ms, zh });
