import { randomUUID } from "node:crypto";
import { offerAsNew } from "~/forms/offer-as-new.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/record.server";
import type { InvoiceForm } from "../schema";

/** To be thrown when the edited invoice is no longer there. */
export function offerInvoiceAsNew(session: Pick<Session, "companyId">, form: InvoiceForm) {
  return offerAsNew(session, {
    form: asNew(form),
    to: paths.invoiceForm({ draft: "new" }),
    words:
      "This invoice was not found: it may have been deleted. What you entered is kept, " +
      "and can become a new invoice.",
    label: "Make a new invoice of it",
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
