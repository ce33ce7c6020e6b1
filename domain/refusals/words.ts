import { inLanguages } from "../words/in-languages";
import * as english from "./en";
import * as malay from "./ms";
import * as chinese from "./zh";

/** What the API says when it refuses, by code. A code without a sentence does not compile. */
export const apiWords = inLanguages({ en: english.en, ms: malay.ms, zh: chinese.zh });

/** The names in these sentences. */
export const apiNames = inLanguages({ en: english.names, ms: malay.names, zh: chinese.names });
