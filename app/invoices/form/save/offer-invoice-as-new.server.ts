import { randomUUID } from "node:crypto";
import { newRecordOfferPage } from "~/forms/new-record-offer.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import type { InvoiceForm } from "~/invoices/schema";

/** Returns the error page for an edited invoice that was not found. To be thrown. */
export function offerInvoiceAsNew(session: Owner, form: InvoiceForm) {
  const words =
    "This invoice was not found: it may have been deleted. What you entered is kept, " +
    "and can become a new invoice.";
  return offer(session, { form, text: words });
}

/** Returns the error page for an invoice that became read-only; `reason` says why. To be thrown. */
export function offerClosedInvoiceAsNew(session: Owner, form: InvoiceForm, reason: string) {
  const words = `${reason} What you entered is kept, and can become a new invoice.`;
  return offer(session, { form, text: words, fault: { kind: "refused", status: 409 } });
}

type Owner = Pick<Session, "companyId">;
type Offer = Parameters<typeof newRecordOfferPage>[1];

function offer(
  session: Owner,
  { form, ...why }: Pick<Offer, "text" | "fault"> & { form: InvoiceForm },
) {
  return newRecordOfferPage(session, {
    form: asNew(form),
    to: paths.invoiceForm({ draft: "new" }),
    label: "Make a new invoice of it",
    ...why,
  });
}

/**
 * Returns the form of a new invoice. Its number is suggested anew, because the number of a deleted
 * invoice is not reused.
 */
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
      .map((payment) => ({ ...payment, storedId: "", recordedOn: "" })),
  };
}
