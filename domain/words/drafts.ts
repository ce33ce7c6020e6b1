import { en } from "./en/drafts";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/drafts";
import { zh } from "./zh/drafts";

/** What a list of unfinished forms calls them. */
export const draftWords = inLanguages({ en, ms, zh });
