import { redirect } from "@remix-run/node";
import { checkFields } from "~/forms/validate.server";
import { paths } from "~/paths";
import { forgotFields } from "../schema";

/**
 * Loads the form for the PIN. Without an email in the path the page asks for one, which is sent as
 * `?email=`.
 */
export function loadEnterPin(request: Request, email: string) {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("email");
  const errors = asked === null ? null : checkFields(forgotFields, { email: asked });
  if (asked !== null && !errors) throw redirect(paths.requestPin(asked.trim()));
  return {
    email,
    asked: asked ?? "",
    errors: errors ?? {},
    isDone: searchParams.has("done"),
  };
}
