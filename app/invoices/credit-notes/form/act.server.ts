import { data } from "@remix-run/node";
import { validateForm } from "~/forms/validate.server";
import { readDate } from "../../../../domain/calendar/days";
import { fieldText } from "~/lib/field-text";
import type { Problem } from "~/lib/problem";
import { readTypedAmount } from "../../../../domain/money/typed-amount";
import { createCreditNote } from "~/models/credit-notes/write.server";
import { readInvoice, type InvoiceRecord } from "~/models/invoices/record.server";
import { readKey } from "~/server/posted-form.server";
import { refuseOtherCompany } from "~/server/session/other-company.server";
import type { Session } from "~/server/session/record.server";
import { redirectWithSuccess } from "~/server/toast.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { problemOf } from "~/server/v2/problem.server";
import { invoicePaths } from "../../paths";
import { findCreditErrors, findExcess, isNothing } from "./checks.server";
import { CREDIT_ALL, UPDATE } from "./intent";
import { creditForm, type CreditForm } from "./schema";

type Posted = { request: Request; id: string; posted: FormData };

/** Makes a credit note; what is refused comes back as it was typed. */
export async function actOnCreditForm(session: Session, { request, id, posted }: Posted) {
  await requireExtension("credit_notes");
  await refuseOtherCompany(session, request, posted);
  const read = await validateForm(creditForm, posted);
  if (read.error) return answer(creditForm.parse({}), { errors: read.error.fieldErrors }, 422);
  const form = { ...read.data, key: readKey(posted) };
  const intent = fieldText(posted, "intent");
  if (intent === UPDATE) return answer(form, {}, 200);
  const errors = intent === CREDIT_ALL ? {} : findCreditErrors(form);
  if (Object.keys(errors).length > 0) return answer(form, { errors }, 422);
  try {
    if (intent === CREDIT_ALL)
      return answer(withAllLeft(form, await readInvoice(session, id)), {}, 200);
    const asked = { version: form.basedOn, key: form.key };
    const noteId = await createCreditNote(session, id, toInput(form), asked);
    return await redirectWithSuccess(
      invoicePaths.creditNote(noteId),
      "Credit note successfully created.",
    );
  } catch (error) {
    if (error instanceof UpstreamFault && error.isBarred) throw error;
    const excess = await excessOf(session, id, { form, error });
    if (Object.keys(excess).length > 0) return answer(form, { errors: excess }, 422);
    const { fault, answer: init } = problemOf(error);
    return answer(form, { fault }, init);
  }
}

type Refused = { form: CreditForm; error: unknown };

/**
 * What a refusal is about, by field, where it is about quantities. Asked only then: a form that is
 * sent again, because its answer was lost, must not be told that nothing is left.
 */
async function excessOf(session: Session, id: string, { form, error }: Refused) {
  if (!(error instanceof UpstreamFault) || error.status !== 422) return {};
  try {
    return findExcess(form, (await readInvoice(session, id)).items);
  } catch (failure) {
    if (failure instanceof UpstreamFault) return {};
    throw failure;
  }
}

function withAllLeft(form: CreditForm, { items }: InvoiceRecord): CreditForm {
  const leftOf = (lineId: string) => items.find(({ id }) => id === lineId)?.left_to_credit ?? "";
  return {
    ...form,
    lines: form.lines.map(({ lineId }) => {
      const left = leftOf(lineId);
      return { lineId, quantity: isNothing(left) ? "" : left };
    }),
  };
}

function toInput({ date, reason, lines }: CreditForm) {
  return {
    date: readDate(date) ?? "",
    reason: reason.trim(),
    lines: lines
      .filter(({ quantity }) => !isNothing(quantity))
      .map(({ lineId, quantity }) => ({ lineId, quantity: readTypedAmount(quantity) ?? "" })),
  };
}

type Wrong = { errors?: Record<string, string>; fault?: Problem | null };

function answer(
  form: CreditForm,
  { errors = {}, fault = null }: Wrong,
  init: number | ResponseInit,
) {
  return data({ form, errors, fault }, init);
}
