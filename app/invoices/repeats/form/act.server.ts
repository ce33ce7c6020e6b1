import { data } from "@remix-run/node";
import { checkFields, validateForm } from "~/forms/validate.server";
import { showDate } from "../../../../domain/calendar/days";
import { fieldText } from "~/lib/field-text";
import type { Problem } from "~/lib/problem";
import { previewRepeat } from "~/models/repeats/record.server";
import { createRepeat } from "~/models/repeats/write.server";
import { readKey } from "~/server/posted-form.server";
import { refuseOtherCompany } from "~/server/session/other-company.server";
import type { Session } from "~/server/session/record.server";
import { redirectWithSuccess } from "~/server/toast.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { problemOf } from "~/server/v2/problem.server";
import { invoicePaths } from "../../paths";
import { inputOf } from "./input.server";
import { repeatFields, repeatForm, type RepeatForm } from "./schema";

type Posted = { request: Request; id: string; posted: FormData };

/** Repeats an invoice, or shows on which days it would be; what is refused comes back as typed. */
export async function actOnRepeatForm(session: Session, { request, id, posted }: Posted) {
  await requireExtension("repeats");
  await refuseOtherCompany(session, request, posted);
  const read = await validateForm(repeatForm, posted);
  if (read.error) return answer(repeatForm.parse({}), { errors: read.error.fieldErrors }, 422);
  const form = { ...read.data, key: readKey(posted) };
  const errors = checkFields(repeatFields, form);
  if (errors) return answer(form, { errors }, 422);
  try {
    if (fieldText(posted, "intent") === "preview") {
      const dates = await previewRepeat(session, inputOf(id, form));
      return answer(form, { dates: dates.map(showDate) }, 200);
    }
    await createRepeat(session, inputOf(id, form), form.key);
  } catch (error) {
    if (error instanceof UpstreamFault && error.isBarred) throw error;
    const { fault, answer: init } = problemOf(error);
    return answer(form, { fault }, init);
  }
  return redirectWithSuccess(invoicePaths.repeats(), "Repeat successfully created.");
}

type Told = { errors?: Record<string, string>; fault?: Problem; dates?: string[] };

function answer(
  form: RepeatForm,
  { errors = {}, fault, dates = [] }: Told,
  init: number | ResponseInit,
) {
  return data({ form, errors, fault: fault ?? null, dates }, init);
}
