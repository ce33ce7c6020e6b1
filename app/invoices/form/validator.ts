import { withZod } from "@remix-validated-form/with-zod";
import { invoiceFields, type InvoiceRules } from "../schema";

/** Fetched by the browser when it is first needed: with zod it weighs more than the screen. */
export const invoiceValidator = (rules: InvoiceRules) => withZod(invoiceFields(rules));
