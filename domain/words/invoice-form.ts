import { en } from "./en/invoice-form";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/invoice-form";
import { zh } from "./zh/invoice-form";

/** The words of the invoice form, on the page of a new and of a stored invoice. */
export const invoiceFormWords = inLanguages({ en, ms, zh });
