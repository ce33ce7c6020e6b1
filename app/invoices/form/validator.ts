import { withZod } from "@remix-validated-form/with-zod";
import { type InvoiceRules } from "../schema";
import { createInvoiceFields } from "./checks";

/**
 * Returns the validator of the form. The browser loads this module when it validates the form for
 * the first time, because zod is large.
 */
export const invoiceValidator = (rules: InvoiceRules) => withZod(createInvoiceFields(rules));
