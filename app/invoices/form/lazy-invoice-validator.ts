import type { Validator } from "remix-validated-form";
import type { InvoiceForm, InvoiceRules } from "../schema";
import { requiresCompleteForm } from "./intent";
import { lazyValidator } from "~/forms/lazy-validator";

type Posted = InvoiceForm & { intent: string };

export function lazyInvoiceValidator(rules: InvoiceRules): Validator<Posted> {
  return lazyValidator(
    async () => (await import("./validator")).invoiceValidator(rules),
    requiresCompleteForm,
  );
}
