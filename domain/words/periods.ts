import { en } from "./en/periods";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/periods";
import { zh } from "./zh/periods";

/** The names of periods, and what is wrong with typed days. */
export const periodWords = inLanguages({ en, ms, zh });
