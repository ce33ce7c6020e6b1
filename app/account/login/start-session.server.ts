import { randomUUID } from "node:crypto";
import type { TypedResponse } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { readFieldText } from "~/lib/field-text";
import { logIn } from "~/models/account/session.server";
import { saveLanguageChosenBefore } from "~/server/session/language.server";
import { removeRequestSession, openSession } from "~/server/session/login.server";
import type { LoginResult } from "~/server/session/session-storage.server";
import { loginFields } from "./schema";

const authenticator = new Authenticator<LoginResult>().use(
  new FormStrategy(async ({ form }) =>
    logIn(loginFields.parse(Object.fromEntries(form)), randomUUID()),
  ),
  "form",
);

/**
 * Logs in with a posted form. Returns the redirect to the person's interrupted post, otherwise to
 * `redirectTo`. Throws `UpstreamFault` when the API rejects the login or does not answer.
 */
export async function startSession(
  request: Request,
  form: FormData,
  redirectTo: string,
): Promise<TypedResponse<never>> {
  const result = await authenticateForm(request, form).catch(async (error: unknown) => {
    // A failed login also ends the session that the browser had before.
    await removeRequestSession(request);
    throw error;
  });
  await saveLanguageChosenBefore(request, result);
  return (await openSession(request, result, { email: readFieldText(form, "email"), redirectTo }))
    .response;
}

// The strategy reads the form from a request. The body of the original request is read already, with
// a size limit, so the form is put into a new request.
function authenticateForm(request: Request, form: FormData): Promise<LoginResult> {
  return authenticator.authenticate(
    "form",
    new Request(request.url, { method: "POST", body: form }),
  );
}
