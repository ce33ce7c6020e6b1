import { en } from "./en/customer-messages";
import { byLanguage } from "./in-languages";
import { ms } from "./ms/customer-messages";
import { zh } from "./zh/customer-messages";

/** The words of messages to customers, in the language of the customer. */
export const getCustomerMessages = byLanguage({ en, ms, zh });
