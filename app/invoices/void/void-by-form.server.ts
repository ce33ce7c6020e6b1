import { data } from "@remix-run/node";
import { checkFields, validateForm } from "~/forms/validate.server";
import type { Problem } from "~/lib/problem";
import { readKey } from "~/server/posted-form.server";
import { refuseOtherCompany } from "~/server/session/other-company.server";
import type { Session } from "~/server/session/record.server";
import { redirectWithSuccess } from "~/server/toast.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { problemOf } from "~/server/v2/problem.server";
import { voidFields, voidForm, type VoidForm } from "./schema";

type Voiding = {
  /** `version` is the one that was seen; the same `key` does it once. */
  write: (asked: { reason: string; version: string; key: string }) => Promise<void>;
  /** The version as it is now, for the next try when it was changed since. */
  versionNow: () => Promise<string>;
  /** Where one goes then, and what is said there. */
  to: string;
  said: string;
};

/** Voids what the form is of; what is refused comes back as it was typed. */
export async function voidByForm(
  session: Session,
  { request, posted }: { request: Request; posted: FormData },
  { write, versionNow, to, said }: Voiding,
) {
  await refuseOtherCompany(session, request, posted);
  const read = await validateForm(voidForm, posted);
  if (read.error) return answer(voidForm.parse({}), read.error.fieldErrors, null, 422);
  const form = { ...read.data, key: readKey(posted) };
  const errors = checkFields(voidFields, form);
  if (errors) return answer(form, errors, null, 422);
  try {
    const { reason, basedOn: version, key } = form;
    await write({ reason: reason.trim(), version, key });
  } catch (error) {
    if (error instanceof UpstreamFault && error.isBarred) throw error;
    const { fault, answer: init } = problemOf(error);
    const isStale = error instanceof UpstreamFault && error.status === 409;
    // While it cannot be asked, the reason stays all the same.
    const basedOn = isStale ? await versionNow().catch(() => form.basedOn) : form.basedOn;
    return answer({ ...form, basedOn }, {}, fault, init);
  }
  return redirectWithSuccess(to, said);
}

function answer(
  form: VoidForm,
  errors: Record<string, string>,
  fault: Problem | null,
  init: number | ResponseInit,
) {
  return data({ form, errors, fault }, init);
}
