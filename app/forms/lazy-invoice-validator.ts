import type { Validator } from "remix-validated-form";
import type { InvoiceForm, InvoiceRules } from "./invoice";
import { isChecked } from "./invoice-intent";
import { lazyValidator } from "./lazy-validator";

type Posted = InvoiceForm & { intent: string };

export function lazyInvoiceValidator(rules: InvoiceRules): Validator<Posted> {
  return lazyValidator(async () => (await import("./invoice-validator")).invoiceValidator(rules), isChecked);
}
