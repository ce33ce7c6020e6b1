import { formatMoney } from "../../../domain/money/money";
import { submitShortForm } from "~/forms/short-form.server";
import { checkFields } from "~/forms/validate.server";
import { parseDate } from "../../../domain/calendar/days";
import { parseAmount, parseRate } from "../../../domain/money/typed-amount";
import { readPaymentChoices } from "./choices.server";
import { recordPayment } from "~/models/invoices/payments.server";
import { paths } from "~/paths";
import { forgetPeriods } from "~/server/session/list-choices.server";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithSuccess } from "~/server/session/toast.server";
import { INVOICE_TOASTS } from "../toasts";
import { recordPaymentFields, recordPaymentForm, type RecordPaymentForm } from "./schema";

type Post = { request: Request; id: string; posted: FormData };

/**
 * Records a payment, and redirects to the invoice. When the form has errors, and after a fault,
 * answers with the typed form.
 */
export function submitPaymentForm(session: Session, { id, ...post }: Post) {
  return submitShortForm(session, post, {
    extension: "payments",
    schema: recordPaymentForm,
    complete: (form) => withDefaultAccount(session, form),
    check: (form) => checkFields(recordPaymentFields, form),
    async submit(form) {
      const { symbol, amount } = await recordPayment(session, id, toInput(form), form.key);
      await forgetPeriods(session);
      const toast = INVOICE_TOASTS.paymentRecorded(formatMoney(symbol, amount));
      return redirectWithSuccess(paths.invoice(id), toast);
    },
  });
}

function toInput({ date, amount, methodId, accountId, reference, rate }: RecordPaymentForm) {
  return {
    date: parseDate(date) ?? "",
    amount: parseAmount(amount) ?? "",
    methodId,
    accountId,
    reference: reference.trim(),
    rate: parseRate(rate) ?? "",
  };
}

/**
 * Sets the default account of the chosen method, unless the user has also changed the account. This
 * is needed without JavaScript, because the page then cannot change the account when the user
 * chooses another method. `filledFor` is the method whose default account the page has filled in.
 */
async function withDefaultAccount(
  session: Session,
  form: RecordPaymentForm,
): Promise<RecordPaymentForm> {
  const { methodId, accountId, filledFor: filledForMethodId } = form;
  if (!filledForMethodId || filledForMethodId === methodId) return form;
  const { methods } = await readPaymentChoices(session);
  const findAccountId = (id: string) => methods.find((method) => method.id === id)?.accountId ?? "";
  const usesDefaultAccount =
    accountId === findAccountId(filledForMethodId) && findAccountId(methodId) !== "";
  return {
    ...form,
    filledFor: methodId,
    accountId: usesDefaultAccount ? findAccountId(methodId) : accountId,
  };
}
