import { en } from "./en/pdf";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/pdf";
import { zh } from "./zh/pdf";

/** The words of the preview of a PDF. */
export const pdfWords = inLanguages({ en, ms, zh });
