import { data } from "@remix-run/node";
import type * as z from "zod";
import type { Extension } from "~/lib/extensions";
import type { FaultText } from "~/lib/fault-messages";
import { errorPage } from "~/server/request/error-page.server";
import { readIdempotencyKey } from "~/server/security/posted-form.server";
import { refuseOtherCompany } from "~/server/session/other-company.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { toFormFault } from "~/server/v2/form-fault.server";
import type { KeyedForm } from "./answer";
import { validateForm } from "./validate.server";

/** What a page says of a form that comes back as it was typed; errors by field name. */
export type FormErrors = { errors?: Record<string, string>; fault?: FaultText | null };

type FormPost = { request: Request; posted: FormData };

/** What one short form does its own way; it is kept nowhere, so its answer holds all of it. */
type ShortForm<Form, Answer, More extends object> = {
  /** Left out for a form of the plain v2 API. */
  extension?: Extension;
  /** As it is typed, whatever its length: it refuses only what no page of ours sends. */
  schema: z.ZodType<Form, z.ZodTypeDef, unknown>;
  /** Fills in what follows from what was chosen. */
  complete?: (form: Form) => Promise<Form>;
  /** By field name; null when nothing is wrong. */
  check?: (form: Form) => Record<string, string> | null;
  /** What the button asks for, done once under `form.key`. */
  submit: (form: Form) => Promise<Answer>;
  /** What the answer to a fault has besides the form as typed and the fault's words. */
  onFault?: (error: unknown, form: Form) => Promise<Partial<FormErrors & { form: Form }>>;
  /** What each answer of this form has besides. */
  extras?: (form: Form) => More;
};

/**
 * What a posted short form comes to: the answer of `submit`, or the form again as it was typed, with
 * what is wrong. A login that has ended, a paywall and what is no fault of the API are thrown.
 */
export async function submitShortForm<Form extends KeyedForm, Answer, More extends object = object>(
  session: Session,
  { request, posted }: FormPost,
  {
    extension,
    schema,
    complete,
    check,
    submit,
    onFault,
    extras: more,
  }: ShortForm<Form, Answer, More>,
) {
  if (extension) await requireExtension(extension);
  await refuseOtherCompany(session, request, posted);
  const read = await validateForm(schema, posted);
  const again = (form: Form, told: FormErrors, init: number | ResponseInit) =>
    answerWithShortForm(form, { ...(more?.(form) as More), ...told }, init);
  if (read.error) throw errorPage("unreadable", 400);
  const typed = { ...read.data, key: readIdempotencyKey(posted) };
  const form = complete ? await complete(typed) : typed;
  const errors = check?.(form);
  if (errors && Object.keys(errors).length > 0) return again(form, { errors }, 422);
  try {
    return await submit(form);
  } catch (error) {
    const { fault, answer } = toFormFaultOrThrow(error);
    const { form: shown = form, ...told } = (await onFault?.(error, form)) ?? {};
    return again(shown, { fault, ...told }, answer);
  }
}

/** The form again as it was typed; `more` is what one kind of form tells besides. */
export function answerWithShortForm<Form, More extends object>(
  form: Form,
  more: More & FormErrors,
  init: number | ResponseInit = 200,
) {
  return answerWithErrors({ ...more, form }, init);
}

/** What the page of a form says, with `told` besides; what nothing is said of is blank. */
export function answerWithErrors<More extends object>(
  told: More & FormErrors,
  init: number | ResponseInit,
) {
  const { errors = {}, fault = null } = told;
  return data({ ...told, errors, fault }, init);
}

/** What a button alone comes to: the answer of `run`, or what the page says of the fault. */
export async function submitButton<Answer>(run: () => Promise<Answer>) {
  try {
    return await run();
  } catch (error) {
    const { fault, answer } = toFormFaultOrThrow(error);
    return data({ fault }, answer);
  }
}

/** As `problemOf`, for somebody who is logged in; what ends the page for them is thrown. */
export function toFormFaultOrThrow(error: unknown): ReturnType<typeof toFormFault> {
  if (error instanceof UpstreamFault && error.isAccessDenied) throw error;
  return toFormFault(error);
}
