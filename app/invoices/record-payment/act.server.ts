import { data } from "@remix-run/node";
import { formatMoney } from "../../../domain/money/money";
import { checkFields, validateForm } from "~/forms/validate.server";
import { readDate } from "../../../domain/calendar/days";
import type { Problem } from "~/lib/problem";
import { readTypedAmount, readTypedRate } from "../../../domain/money/typed-amount";
import { readPaymentChoices } from "./choices.server";
import { recordPayment } from "~/models/invoices/payments.server";
import { paths } from "~/paths";
import { readKey } from "~/server/posted-form.server";
import { refuseOtherCompany } from "~/server/session/other-company.server";
import type { Session } from "~/server/session/record.server";
import { redirectWithSuccess } from "~/server/toast.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { problemOf } from "~/server/v2/problem.server";
import { paymentFields, paymentForm, type PaymentForm } from "./schema";

type Posted = { request: Request; id: string; posted: FormData };

/** Records a payment; what is refused comes back as it was typed. */
export async function actOnPaymentForm(session: Session, { request, id, posted }: Posted) {
  await requireExtension("payments");
  await refuseOtherCompany(session, request, posted);
  const read = await validateForm(paymentForm, posted);
  if (read.error) return answer(paymentForm.parse({}), read.error.fieldErrors, null, 422);
  const form = await withAccountOfMethod(session, { ...read.data, key: readKey(posted) });
  const errors = checkFields(paymentFields, form);
  if (errors) return answer(form, errors, null, 422);
  const amount = readTypedAmount(form.amount) ?? "";
  const payment = {
    date: readDate(form.date) ?? "",
    amount,
    methodId: form.methodId,
    accountId: form.accountId,
    reference: form.reference.trim(),
    rate: readTypedRate(form.rate) ?? "",
  };
  try {
    const recorded = await recordPayment(session, id, payment, form.key);
    const shown = formatMoney(recorded.symbol, recorded.amount);
    return await redirectWithSuccess(
      paths.invoice(id),
      `Payment of ${shown} successfully recorded.`,
    );
  } catch (error) {
    if (error instanceof UpstreamFault && error.isBarred) throw error;
    const { fault, answer: init } = problemOf(error);
    return answer(form, {}, fault, init);
  }
}

/** The account follows a method that was chosen without script, unless it was chosen as well. */
async function withAccountOfMethod(session: Session, form: PaymentForm): Promise<PaymentForm> {
  const { methodId, accountId, filledFor } = form;
  if (!filledFor || filledFor === methodId) return form;
  const { methods } = await readPaymentChoices(session);
  const accountOf = (wanted: string) => methods.find(({ id }) => id === wanted)?.accountId ?? "";
  const follows = accountId === accountOf(filledFor) && accountOf(methodId) !== "";
  return { ...form, filledFor: methodId, accountId: follows ? accountOf(methodId) : accountId };
}

function answer(
  form: PaymentForm,
  errors: Record<string, string>,
  fault: Problem | null,
  init: number | ResponseInit,
) {
  return data({ form, errors, fault }, init);
}
