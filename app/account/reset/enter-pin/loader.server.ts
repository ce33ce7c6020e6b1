import { redirect } from "@remix-run/node";
import { checkFields } from "~/forms/validate.server";
import { paths } from "~/paths";
import { forgotPasswordFields } from "../schema";

/**
 * Loads the form for the PIN. Without an email in the path, the page shows a field for the email. A
 * valid `?email=`, which that field sends, redirects to the path with the email.
 */
export function loadEnterPin(request: Request, email: string) {
  const { searchParams } = new URL(request.url);
  const typedEmail = searchParams.get("email");
  const errors =
    typedEmail === null ? null : checkFields(forgotPasswordFields, { email: typedEmail });
  if (typedEmail !== null && !errors) throw redirect(paths.requestPin(typedEmail.trim()));
  return {
    email,
    typedEmail: typedEmail ?? "",
    errors: errors ?? {},
    isDone: searchParams.has("done"),
  };
}
