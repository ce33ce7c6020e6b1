import { en } from "./en/invoice-wizard";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/invoice-wizard";
import { zh } from "./zh/invoice-wizard";

/** The words of the wizard: the details, the style and the preview of an invoice. */
export const wizardWords = inLanguages({ en, ms, zh });
