import { errorPage } from "~/server/error-page.server";
import { formFields } from "~/lib/form-fields";
import type { Session } from "~/server/session/record.server";
import { IS_COMPLETE } from "./complete-form";

type Offer = {
  /** As that of a new one, with nothing of what was stored. */
  form: Parameters<typeof formFields>[0];
  /** The address where new ones are made. */
  to: string;
  words: string;
  label: string;
};

/** To be thrown when the edited record is no longer there: what was typed can become a new one. */
export function offerAsNew(
  { companyId }: Pick<Session, "companyId">,
  { form, to, words, label }: Offer,
) {
  const fields = {
    ...form,
    company: companyId,
    revision: "0",
    intent: "update",
    [IS_COMPLETE]: "1",
  };
  return errorPage("notFound", 404, { words, resend: { label, to, fields: formFields(fields) } });
}
