import { errorPage } from "~/server/request/error-page.server";
import type { FaultMessageName } from "~/lib/fault-messages";
import { toFormFields } from "~/lib/form-fields";
import type { Session } from "~/server/session/session-storage.server";
import { FORM_COMPLETE_FIELD } from "./complete-form";

type Offer = {
  /** As that of a new one, with nothing of what was stored. */
  form: Parameters<typeof toFormFields>[0];
  /** The address where new ones are made. */
  to: string;
  text: string;
  label: string;
  /** Why it cannot be saved where it was; left out, that is no longer there. */
  fault?: { kind: FaultMessageName; status: number };
};

/** To be thrown when the edited record takes no more changes: what was typed can become a new one. */
export function newRecordOfferPage(
  { companyId }: Pick<Session, "companyId">,
  { form, to, text: words, label, fault = { kind: "notFound", status: 404 } }: Offer,
) {
  const fields = {
    ...form,
    company: companyId,
    revision: "0",
    intent: "update",
    [FORM_COMPLETE_FIELD]: "1",
  };
  return errorPage(fault.kind, fault.status, {
    words,
    resend: { label, to, fields: toFormFields(fields) },
  });
}
