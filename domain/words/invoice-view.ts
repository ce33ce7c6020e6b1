import { en } from "./en/invoice-view";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/invoice-view";
import { zh } from "./zh/invoice-view";

/** The words of the page of an issued invoice. */
export const invoiceViewWords = inLanguages({ en, ms, zh });
