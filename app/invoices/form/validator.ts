import { withZod } from "@remix-validated-form/with-zod";
import { type InvoiceRules } from "../schema";
import { invoiceFields } from "./checks";

/** Fetched by the browser when it is first needed: with zod it weighs more than the screen. */
export const invoiceValidator = (rules: InvoiceRules) => withZod(invoiceFields(rules));
