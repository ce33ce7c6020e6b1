import { en } from "./en/deleted-invoices";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/deleted-invoices";
import { zh } from "./zh/deleted-invoices";

/** The words of the list of deleted invoices. */
export const deletedInvoiceWords = inLanguages({ en, ms, zh });
