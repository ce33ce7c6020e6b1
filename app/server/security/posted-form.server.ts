import { randomUUID } from "node:crypto";
import type { ErrorPage } from "~/lib/error-page";
import { readFieldText } from "~/lib/field-text";
import { readBody } from "../../../platform/connections/read-body";
import { createErrorPage } from "../request/error-page.server";
import { PROOF_FIELD } from "./form-proof.server";

const MAX_FORM_BYTES = 1024 * 1024;
const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** The names of the fields that an error page does not submit again. */
const NOT_RESENT = ["password", PROOF_FIELD];

/**
 * Reads a posted form. Throws the error page 413 when the body has more than `maxBytes`, whatever
 * its Content-Length says, and 400 or 415 when the body is not a form or has an impossible field
 * name. A post without a body is an empty form.
 */
export async function readPostedForm(
  request: Request,
  maxBytes = MAX_FORM_BYTES,
): Promise<FormData> {
  // A form with only a button may have no body.
  if (!request.body || request.headers.get("content-length") === "0") return new FormData();
  const type = request.headers.get("content-type") ?? "";
  if (!FORM_TYPES.some((known) => type.toLowerCase().startsWith(known)))
    throw createErrorPage("unreadable", 415);
  const body = await readBody(request.body, maxBytes);
  if (!body) throw createErrorPage("tooLarge", 413);
  const form = await parseForm(body, type);
  if (!form || ![...form.keys()].every(isFieldName)) throw createErrorPage("unreadable", 400);
  return form;
}

/** Returns the form's idempotency key, or a new key when the form has no valid one. */
export function readIdempotencyKey(form: FormData): string {
  const key = readFieldText(form, "key");
  return isIdempotencyKey(key) ? key : randomUUID();
}

/** Returns whether the text is a valid idempotency key. Keys are sent in a header. */
export function isIdempotencyKey(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}

/** Returns null when the body is not a form of the given content type. */
async function parseForm(body: Uint8Array<ArrayBuffer>, type: string): Promise<FormData | null> {
  try {
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    return null;
  }
}

/**
 * Returns the posted fields so that a page can offer to submit them again, without files, the
 * password and the proof.
 */
export function toResendableForm(
  request: Request,
  form: FormData,
): NonNullable<ErrorPage["resend"]> {
  const { pathname, search } = new URL(request.url);
  const fields = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && !NOT_RESENT.includes(name) ? [[name, value]] : [],
  );
  return { to: pathname + search, fields };
}

/**
 * Returns whether a name has the shape of the names in this app's forms, such as
 * "lines[12].quantity". Names become paths into objects and arrays, so a huge index or "__proto__"
 * must not pass. remix-validated-form adds the field `__rvfInternalFormId` to its forms.
 */
function isFieldName(name: string): boolean {
  return (
    /^\w+(\[\d{1,4}\])?(\.\w+)?$/.test(name) &&
    !/__|constructor|prototype/.test(name.replace("__rvfInternalFormId", ""))
  );
}
