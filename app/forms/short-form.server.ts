import { data } from "@remix-run/node";
import type * as z from "zod";
import type { Extension } from "~/lib/extensions";
import { readFieldText } from "~/lib/field-text";
import type { FaultText } from "~/lib/fault-messages";
import { createErrorPage } from "~/server/request/error-page.server";
import { readIdempotencyKey } from "~/server/security/posted-form.server";
import { refuseOtherCompany } from "~/server/session/other-company.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { toFormFault } from "~/server/v2/form-fault.server";
import type { KeyedForm } from "./answer";
import { validateForm } from "./validate.server";

/** What is wrong with a form: messages by field name, and the message of a fault or a refusal. */
export type FormErrors = { errors?: Record<string, string>; fault?: FaultText | null };

/** The value of the button that only shows a form again, such as in another language. */
export const UPDATE_INTENT = "update";

type FormPost = { request: Request; posted: FormData };

/** What replaces parts of the answer after a fault. `more` replaces additional data. */
type FaultAnswer<Form, More> = FormErrors & { form?: Form; more?: Partial<More> };

/**
 * What differs between short forms. A short form has no draft, so its answer contains the whole
 * form.
 */
type ShortFormAction<Form, Answer, More extends object> = {
  /** The API extension that the form needs; undefined when a plain v2 API is enough. */
  extension?: Extension;
  /** Accepts text of any length. It rejects only what no page of the app sends. */
  schema: z.ZodType<Form, z.ZodTypeDef, unknown>;
  /** Fills in the fields that follow from what was chosen. */
  complete?: (form: Form) => Promise<Form>;
  /** Returns messages by field name; null when nothing is wrong. */
  check?: (form: Form) => Record<string, string> | null;
  /** Carries out the pressed button, once under the idempotency key `form.key`. */
  submit: (form: Form) => Promise<Answer>;
  /**
   * Is called when `submit` throws a fault that the form shows. Returns the parts of the answer
   * that replace the typed form, the field messages, the fault's message or the additional data.
   */
  onFault?: (error: unknown, form: Form) => Promise<FaultAnswer<Form, More>>;
  /** Returns additional data for the answers after failed checks and after a fault of `submit`. */
  extras?: (form: Form) => More;
};

/**
 * Handles a post of a short form. Returns the answer of `submit`, or the form with its errors.
 * Throws every error that is not an `UpstreamFault`, and the fault of an ended login or plan.
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
    extras,
  }: ShortFormAction<Form, Answer, More>,
) {
  if (extension) await requireExtension(extension);
  await refuseOtherCompany(session, request, posted);
  const parsed = await validateForm(schema, posted);
  const answerAgain = (
    form: Form,
    errors: FormErrors,
    init: number | ResponseInit,
    more?: Partial<More>,
  ) => answerWithShortForm(form, { ...(extras?.(form) as More), ...more, ...errors }, init);
  if (parsed.error) throw createErrorPage("unreadable", 400);
  const typed = { ...parsed.data, key: readIdempotencyKey(posted) };
  const form = complete ? await complete(typed) : typed;
  if (readFieldText(posted, "intent") === UPDATE_INTENT) return answerAgain(form, {}, 200);
  const errors = check?.(form);
  if (errors && Object.keys(errors).length > 0) return answerAgain(form, { errors }, 422);
  try {
    return await submit(form);
  } catch (error) {
    const { fault, responseInit } = toFormFaultOrThrow(error);
    const { form: nextForm = form, more, ...errors } = (await onFault?.(error, form)) ?? {};
    return answerAgain(nextForm, { fault, ...errors }, responseInit, more);
  }
}

/** Returns the data of a short form's page; `extras` holds the errors and additional data. */
export function answerWithShortForm<Form, More extends object>(
  form: Form,
  extras: More & FormErrors,
  init: number | ResponseInit = 200,
) {
  return answerWithErrors({ ...extras, form }, init);
}

/** Returns the data of a form's page, with `errors` and `fault` always present. */
export function answerWithErrors<More extends object>(
  extras: More & FormErrors,
  init: number | ResponseInit,
) {
  const { errors = {}, fault = null } = extras;
  return data({ ...extras, errors, fault }, init);
}

/**
 * Handles a post of a single button. Returns the answer of `run`, or the message of its fault.
 * Throws as `toFormFaultOrThrow` does.
 */
export async function submitButton<Answer>(run: () => Promise<Answer>) {
  try {
    return await run();
  } catch (error) {
    const { fault, responseInit } = toFormFaultOrThrow(error);
    return data({ fault }, responseInit);
  }
}

/**
 * Like `toFormFault`, for pages behind the login. Throws the fault when the login or the plan has
 * ended.
 */
export function toFormFaultOrThrow(error: unknown): ReturnType<typeof toFormFault> {
  if (error instanceof UpstreamFault && error.isAccessDenied) throw error;
  return toFormFault(error);
}
