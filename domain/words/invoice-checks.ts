import { en } from "./en/invoice-checks";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/invoice-checks";
import { zh } from "./zh/invoice-checks";

/** The messages of the checks of an invoice, which run in the browser and on the server. */
export const invoiceCheckWords = inLanguages({ en, ms, zh });
