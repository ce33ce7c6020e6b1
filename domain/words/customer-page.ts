import { en } from "./en/customer-page";
import { byLanguage } from "./in-languages";
import { ms } from "./ms/customer-page";
import { zh } from "./zh/customer-page";

/** The words of the customer's page, in the language of the customer. Its labels are `papers.ts`. */
export const getCustomerPageWords = byLanguage({ en, ms, zh });

export type CustomerPageWords = ReturnType<typeof getCustomerPageWords>;
