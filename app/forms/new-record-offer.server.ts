import { createErrorPage } from "~/server/request/error-page.server";
import type { FaultMessageName } from "~/server/request/error-page.server";
import { toFormFields } from "~/lib/form-fields";
import type { Session } from "~/server/session/session-storage.server";
import { FORM_COMPLETE_FIELD } from "./complete-form";

type Offer = {
  /**
   * The typed form as the form of a new record, without the ids and the etag of the stored record.
   */
  form: Parameters<typeof toFormFields>[0];
  /** The address of the form for a new record. */
  to: string;
  text: string;
  label: string;
  /** Why the record cannot be changed. By default, the record does not exist any more. */
  fault?: { kind: FaultMessageName; status: number };
};

/**
 * Returns the error page to throw when the edited record cannot be changed any more. The page has a
 * button that opens the form of a new record with what was typed.
 */
export function createNewRecordOfferPage(
  { companyId }: Pick<Session, "companyId">,
  { form, to, text, label, fault = { kind: "notFound", status: 404 } }: Offer,
) {
  const fields = {
    ...form,
    company: companyId,
    revision: "0",
    intent: "update",
    [FORM_COMPLETE_FIELD]: "1",
  };
  return createErrorPage(fault.kind, fault.status, {
    words: text,
    resend: { label, to, fields: toFormFields(fields) },
  });
}
