import { en } from "./en/invoice-selection";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/invoice-selection";
import { zh } from "./zh/invoice-selection";

/** The words of the list in which invoices are ticked, to be marked as sent, emailed or saved. */
export const selectionWords = inLanguages({ en, ms, zh });
