import { randomUUID } from "node:crypto";
import type { ErrorPage } from "~/lib/error-page";
import { fieldText } from "~/lib/field-text";
import { readBody } from "../../../platform/connections/read-body";
import { errorPage } from "../request/error-page.server";
import { PROOF_FIELD } from "./form-proof.server";

const MAX_FORM_BYTES = 1024 * 1024;
const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** Not in what is offered to be posted again. */
const NOT_RESENT = ["password", PROOF_FIELD];

/**
 * Reads a posted form, at most `largest` bytes of it whatever its headers claim; answers 4xx for
 * what is none.
 */
export async function readPostedForm(
  request: Request,
  maxBytes = MAX_FORM_BYTES,
): Promise<FormData> {
  // A button alone may be sent without a body.
  if (!request.body || request.headers.get("content-length") === "0") return new FormData();
  const type = request.headers.get("content-type") ?? "";
  if (!FORM_TYPES.some((known) => type.toLowerCase().startsWith(known)))
    throw errorPage("unreadable", 415);
  const body = await readBody(request.body, maxBytes);
  if (!body) throw errorPage("tooLarge", 413);
  const form = await parseForm(body, type);
  if (!form || ![...form.keys()].every(isFieldName)) throw errorPage("unreadable", 400);
  return form;
}

/** The form's own repeat key, as this app makes them; a new one for what is none. */
export function readIdempotencyKey(form: FormData): string {
  const key = fieldText(form, "key");
  return isIdempotencyKey(key) ? key : randomUUID();
}

/** It goes into a header. */
export function isIdempotencyKey(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}

async function parseForm(body: Uint8Array<ArrayBuffer>, type: string): Promise<FormData | null> {
  try {
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    return null;
  }
}

/** What was posted, to be offered again; never a password, nor what proved that it was ours. */
export function toResend(request: Request, form: FormData): NonNullable<ErrorPage["resend"]> {
  const { pathname, search } = new URL(request.url);
  const fields = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && !NOT_RESENT.includes(name) ? [[name, value]] : [],
  );
  return { to: pathname + search, fields };
}

/**
 * "lines[12].quantity", as this app's own forms write them. Names become paths
 * into objects and arrays, so a huge index or "__proto__" must not pass.
 */
function isFieldName(name: string): boolean {
  return (
    /^\w+(\[\d{1,4}\])?(\.\w+)?$/.test(name) &&
    !/__|constructor|prototype/.test(name.replace("__rvfInternalFormId", ""))
  );
}
