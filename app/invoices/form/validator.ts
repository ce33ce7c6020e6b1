import { withZod } from "@remix-validated-form/with-zod";
import { type InvoiceRules } from "../schema";
import { invoiceFields } from "./checks";

/**
 * Returns the validator of the form. The browser loads this module only when it validates the form
 * first, because zod is larger than all other code of the page.
 */
export const invoiceValidator = (rules: InvoiceRules) => withZod(invoiceFields(rules));
