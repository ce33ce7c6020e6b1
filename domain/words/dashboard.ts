import { en } from "./en/dashboard";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/dashboard";
import { zh } from "./zh/dashboard";

/** The words of the dashboard's figures, first steps and shortcuts. */
export const dashboardWords = inLanguages({ en, ms, zh });
