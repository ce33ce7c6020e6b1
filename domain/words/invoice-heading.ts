import { en } from "./en/invoice-heading";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/invoice-heading";
import { zh } from "./zh/invoice-heading";

/** The words of the heading of a page about an invoice. */
export const invoiceHeadingWords = inLanguages({ en, ms, zh });
