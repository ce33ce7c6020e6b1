import { data, redirect } from "@remix-run/node";
import { validateForm } from "~/forms/validate.server";
import { fieldText } from "~/lib/field-text";
import { requestPin } from "~/models/account/password.server";
import { paths } from "~/paths";
import { recordAttempt } from "~/server/security/rate-limit.server";
import { noteSecurityEvent } from "~/server/security/security-events.server";
import { problemOf } from "~/server/v2/problem.server";
import { forgotFields } from "../schema";

/** Has a PIN sent by email. */
export async function actOnForgotPassword(request: Request, form: FormData) {
  const checked = await validateForm(forgotFields, form);
  const typed = { email: fieldText(form, "email") };
  if (checked.error) return data({ ...typed, errors: checked.error.fieldErrors, fault: null }, 422);
  const { email } = checked.data;
  // Known or not, past the limit or not: the answer is the same.
  const attempt = await recordAttempt("pinMail", { request, account: email });
  try {
    if (attempt.isLimited) noteSecurityEvent({ event: "pin_requested", refused: "limit" });
    else await requestPin(email);
    return redirect(paths.forgotPassword({ sent: email }));
  } catch (error) {
    await attempt.giveBack();
    const { fault, answer } = problemOf(error);
    return data({ ...typed, errors: {}, fault }, answer);
  }
}
