import { invoiceSaveWords as words } from "../../../../domain/words/invoice-save";
import { fill } from "../../../../domain/words/message";
import { randomUUID } from "node:crypto";
import { createNewRecordOfferPage } from "~/forms/new-record-offer.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import type { InvoiceForm } from "~/invoices/schema";

/**
 * Returns an error page, to be thrown, for an edited invoice that was not found. The page has a
 * button that makes a new invoice of the typed form.
 */
export function offerInvoiceAsNew(session: CompanySession, form: InvoiceForm) {
  return toOfferPage(session, { form, text: words.goneKept });
}

/**
 * Returns an error page, to be thrown, for an invoice that became read-only. The page has a button
 * that makes a new invoice of the typed form. `reason` is a sentence for the user.
 */
export function offerClosedInvoiceAsNew(
  session: CompanySession,
  form: InvoiceForm,
  reason: string,
) {
  const text = fill(words.closedKept, { reason });
  return toOfferPage(session, { form, text, fault: { kind: "refused", status: 409 } });
}

type CompanySession = Pick<Session, "companyId">;
type Offer = Parameters<typeof createNewRecordOfferPage>[1];

function toOfferPage(
  session: CompanySession,
  { form, ...explanation }: Pick<Offer, "text" | "fault"> & { form: InvoiceForm },
) {
  return createNewRecordOfferPage(session, {
    form: toNewInvoiceForm(form),
    to: paths.invoiceForm({ draft: "new" }),
    label: words.makeNewInvoice,
    ...explanation,
  });
}

/**
 * Returns the typed form as the form of a new invoice. The number is empty, so that a new one is
 * suggested, because the old invoice keeps its number, even when it is deleted.
 */
function toNewInvoiceForm(form: InvoiceForm): InvoiceForm {
  return {
    ...form,
    key: randomUUID(),
    basedOn: "",
    no: "",
    noSuggested: "",
    itemToAdd: "",
    lines: form.lines.map((line) => ({ ...line, storedId: "" })),
    payments: form.payments
      .filter(({ isRemoved }) => !isRemoved)
      .map((payment) => ({ ...payment, storedId: "", recordedOn: "" })),
  };
}
