import { data } from "@remix-run/node";
import { checkFields, validateForm } from "~/forms/validate.server";
import type { Problem } from "~/lib/problem";
import { voidInvoice } from "~/models/invoices/issued.server";
import { readInvoice } from "~/models/invoices/record.server";
import { paths } from "~/paths";
import { readKey } from "~/server/posted-form.server";
import { refuseOtherCompany } from "~/server/session/other-company.server";
import type { Session } from "~/server/session/record.server";
import { redirectWithSuccess } from "~/server/toast.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { problemOf } from "~/server/v2/problem.server";
import { voidFields, voidForm, type VoidForm } from "./schema";

type Posted = { request: Request; id: string; posted: FormData };

/** Voids an invoice; what is refused comes back as it was typed. */
export async function actOnVoidForm(session: Session, { request, id, posted }: Posted) {
  await requireExtension("issued");
  await refuseOtherCompany(session, request, posted);
  const read = await validateForm(voidForm, posted);
  if (read.error) return answer(voidForm.parse({}), read.error.fieldErrors, null, 422);
  const form = { ...read.data, key: readKey(posted) };
  const errors = checkFields(voidFields, form);
  if (errors) return answer(form, errors, null, 422);
  try {
    const { reason, basedOn: version, key } = form;
    await voidInvoice(session, id, { reason: reason.trim(), version, key });
  } catch (error) {
    if (error instanceof UpstreamFault && error.isBarred) throw error;
    const { fault, answer: init } = problemOf(error);
    // It was changed since: the next try is of the invoice as it is now.
    const isStale = error instanceof UpstreamFault && error.status === 409;
    const basedOn = isStale ? (await readInvoice(session, id)).updated_at : form.basedOn;
    return answer({ ...form, basedOn }, {}, fault, init);
  }
  return redirectWithSuccess(paths.invoice(id), "Invoice successfully voided.");
}

function answer(
  form: VoidForm,
  errors: Record<string, string>,
  fault: Problem | null,
  init: number | ResponseInit,
) {
  return data({ form, errors, fault }, init);
}
