import { en } from "./en/invoice-list";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/invoice-list";
import { zh } from "./zh/invoice-list";

/** The words of the list of invoices. */
export const invoiceListWords = inLanguages({ en, ms, zh });
