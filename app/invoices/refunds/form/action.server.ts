import { fill } from "../../../../domain/words/message";
import { toastWords } from "../../../../domain/words/toasts";
import { formatMoney } from "../../../../domain/money/money";
import { submitShortForm } from "~/forms/short-form.server";
import { checkFields } from "~/forms/validate.server";
import { createRefund } from "~/models/receipts/write.server";
import { forgetPeriods } from "~/server/session/list-choices.server";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithSuccess } from "~/server/session/toast.server";
import { withDefaultAccount } from "~/invoices/money-choices.server";
import { toMoneyInput } from "~/invoices/money-form";
import { invoicePaths } from "~/invoices/paths";
import { refundFields, refundForm } from "./schema";

type Post = { request: Request; id: string; posted: FormData };

/**
 * Gives money back to a customer, and redirects to the refund. When the form has errors, and after a
 * fault, answers with the typed form.
 */
export function submitRefundForm(session: Session, { id, ...post }: Post) {
  return submitShortForm(session, post, {
    extension: "receipts",
    schema: refundForm,
    complete: (form) => withDefaultAccount(session, form),
    check: (form) => checkFields(refundFields, form),
    async submit(form) {
      const { currencyId, invoiceId } = form;
      const refund = await createRefund(
        session,
        { ...toMoneyInput(form), contactId: id, currencyId, invoiceId },
        form.key,
      );
      await forgetPeriods(session);
      return redirectWithSuccess(invoicePaths.refund(refund.id), () =>
        fill(toastWords.givenBack, { amount: formatMoney(refund.symbol, refund.amount) }),
      );
    },
  });
}
