import { data, redirect } from "@remix-run/node";
import { UPDATE_INTENT } from "~/forms/short-form.server";
import { checkFields } from "~/forms/validate.server";
import { readFieldText } from "~/lib/field-text";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { FIGURE_INPUT } from "~/ui/figure";
import {
  requirePayment,
  submitDraftChange,
  withPayment,
} from "~/invoices/form/draft/selection.server";
import { paymentChooserFields } from "./schema";
import { invoicePaths } from "~/invoices/paths";

/**
 * Stores the typed amount in the draft, and redirects to the page of the pressed button. The button
 * Done first checks the payment; when the payment has errors, it stores nothing and answers with
 * the errors.
 */
export async function submitPaymentChooser(
  session: Session,
  { request, posted }: { request: Request; posted: FormData },
) {
  const { name, draft, place, payment } = await requirePayment(session, request);
  const amount = readFieldText(posted, "amount").slice(0, FIGURE_INPUT.maxLength);
  const storeAndRedirect = (to: string) =>
    submitDraftChange(session, {
      request,
      name,
      draft,
      posted,
      change: (form) => withPayment(form, place.payment, { amount }),
      to,
    });
  switch (posted.get("intent")) {
    case "method":
      return storeAndRedirect(invoicePaths.method(place));
    case "account":
      return storeAndRedirect(invoicePaths.account(place));
    case "done": {
      const fieldErrors = checkFields(paymentChooserFields, { ...payment, amount });
      return fieldErrors
        ? data({ amount, fieldErrors }, 422)
        : storeAndRedirect(paths.invoiceForm({ draft: name, at: "payments" }));
    }
    case UPDATE_INTENT:
      return data({ amount, fieldErrors: null });
    default:
      throw redirect(invoicePaths.selectPayment(place));
  }
}
