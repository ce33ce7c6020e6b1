import type { Validator } from "remix-validated-form";
import type { InvoiceForm, InvoiceRules } from "./invoice";
import { isChecked } from "./invoice-intent";

type Posted = InvoiceForm & { intent: string };

/**
 * The form's checks, fetched when first needed. Buttons that only keep the form
 * need none; and when the checks do not arrive, the server's still stand.
 */
export function lazyInvoiceValidator(rules: InvoiceRules): Validator<Posted> {
  return {
    async validate(fields) {
      const passed = { data: {} as Posted, error: undefined, submittedData: {} };
      const intent = fields instanceof FormData ? fields.get("intent") : null;
      if (typeof intent === "string" && !isChecked(intent)) return passed;
      try {
        const { invoiceValidator } = await import("./invoice-validator");
        return await invoiceValidator(rules).validate(fields);
      } catch {
        return passed;
      }
    },
  };
}
