import { randomUUID } from "node:crypto";
import { errorPage } from "~/server/error-page.server";
import type { InvoiceForm } from "../schema";
import { formFields } from "~/lib/form-fields";
import { IS_COMPLETE } from "~/forms/complete-form";
import { paths } from "~/paths";
import type { Session } from "~/server/session/record.server";

/**
 * To be thrown when the edited invoice is no longer there: what was entered can still become a new
 * one.
 */
export function offerAsNew({ companyId }: Pick<Session, "companyId">, form: InvoiceForm) {
  return errorPage("notFound", 404, {
    words:
      "This invoice was not found: it may have been deleted. What you entered is kept, " +
      "and can become a new invoice.",
    resend: {
      label: "Make a new invoice of it",
      to: paths.invoiceForm({ draft: "new" }),
      fields: formFields({
        ...asNew(form),
        company: companyId,
        version: "0",
        intent: "update",
        [IS_COMPLETE]: "1",
      }),
    },
  });
}

/** Under the next number, as that of a deleted invoice is not used again. */
function asNew(form: InvoiceForm): InvoiceForm {
  return {
    ...form,
    key: randomUUID(),
    basedOn: "",
    no: "",
    noSuggested: "",
    lines: form.lines.map((line) => ({ ...line, storedId: "" })),
    payments: form.payments
      .filter(({ isRemoved }) => !isRemoved)
      .map((payment) => ({ ...payment, storedId: "" })),
  };
}
