import { en } from "./en/toasts";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/toasts";
import { zh } from "./zh/toasts";

/** The messages that are shown on the next page after an operation on an invoice. */
export const toastWords = inLanguages({ en, ms, zh });
