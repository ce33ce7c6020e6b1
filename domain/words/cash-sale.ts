import { en } from "./en/cash-sale";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/cash-sale";
import { zh } from "./zh/cash-sale";

/** The words of cash sales. Those of their lines are the invoice form's. */
export const cashSaleWords = inLanguages({ en, ms, zh });
