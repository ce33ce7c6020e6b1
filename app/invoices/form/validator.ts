import { withZod } from "@remix-validated-form/with-zod";
import { type InvoiceRules } from "../schema";
import { invoiceFields } from "./checks";

/** Loaded when it is first needed, because zod is larger than the rest of the page. */
export const invoiceValidator = (rules: InvoiceRules) => withZod(invoiceFields(rules));
