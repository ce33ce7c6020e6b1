import { data } from "@remix-run/node";
import { checkFields, validateForm } from "~/forms/validate.server";
import type { Problem } from "~/lib/problem";
import { voidCreditNote } from "~/models/credit-notes/write.server";
import { readKey } from "~/server/posted-form.server";
import { refuseOtherCompany } from "~/server/session/other-company.server";
import type { Session } from "~/server/session/record.server";
import { redirectWithSuccess } from "~/server/toast.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { problemOf } from "~/server/v2/problem.server";
import { invoicePaths } from "../../paths";
import { voidFields, voidForm, type VoidForm } from "../../void/schema";

type Posted = { request: Request; id: string; posted: FormData };

/** Voids a credit note; what is refused comes back as it was typed. */
export async function actOnVoidForm(session: Session, { request, id, posted }: Posted) {
  await requireExtension("credit_notes");
  await refuseOtherCompany(session, request, posted);
  const read = await validateForm(voidForm, posted);
  if (read.error) return answer(voidForm.parse({}), read.error.fieldErrors, null, 422);
  const form = { ...read.data, key: readKey(posted) };
  const errors = checkFields(voidFields, form);
  if (errors) return answer(form, errors, null, 422);
  try {
    const { reason, basedOn: version, key } = form;
    await voidCreditNote(session, id, reason.trim(), { version, key });
  } catch (error) {
    if (error instanceof UpstreamFault && error.isBarred) throw error;
    const { fault, answer: init } = problemOf(error);
    return answer(form, {}, fault, init);
  }
  return redirectWithSuccess(invoicePaths.creditNote(id), "Credit note successfully voided.");
}

function answer(
  form: VoidForm,
  errors: Record<string, string>,
  fault: Problem | null,
  init: number | ResponseInit,
) {
  return data({ form, errors, fault }, init);
}
