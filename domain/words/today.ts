import { en } from "./en/today";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/today";
import { zh } from "./zh/today";

/** The words of what waits for the owner on the dashboard, and of the money that came in. */
export const todayWords = inLanguages({ en, ms, zh });
