import { PIN_MINUTES } from "../../../../domain/lifetimes";
import { errorWords } from "../../../../domain/words/errors";
import { fill } from "../../../../domain/words/message";
import { resetWords as words } from "../../../../domain/words/reset";
import { redirect } from "@remix-run/node";
import { answerWithErrors, UPDATE_INTENT } from "~/forms/short-form.server";
import { validateForm } from "~/forms/validate.server";
import { readFieldText } from "~/lib/field-text";
import type { FaultText } from "~/lib/fault-messages";
import { requestPin } from "~/models/account/password.server";
import { paths } from "~/paths";
import { recordAttempt, type Attempt } from "~/server/security/rate-limit.server";
import { recordSecurityEvent } from "~/server/security/security-events.server";
import { toFormFault } from "~/server/v2/form-fault.server";
import { forgotPasswordFields } from "../schema";

/** Requests a mail with a PIN, up to a limit of mails. */
export async function submitForgotPassword(request: Request, form: FormData) {
  const checked = await validateForm(forgotPasswordFields, form);
  const typed = { email: readFieldText(form, "email") };
  if (readFieldText(form, "intent") === UPDATE_INTENT) return answerWithErrors(typed, 200);
  if (checked.error) return answerWithErrors({ ...typed, errors: checked.error.fieldErrors }, 422);
  const { email } = checked.data;
  // The limit depends only on the visitor's address and device and on the typed email, so it does
  // not reveal whether an account exists.
  const attempt = await recordAttempt("pinMail", { request, account: email });
  if (attempt.isLimited) {
    recordSecurityEvent({ event: "pin_requested", refused: "limit" });
    return answerWithErrors({ ...typed, fault: pinNotSent(attempt) }, 429);
  }
  try {
    await requestPin(email, attempt);
    return redirect(paths.forgotPassword({ sent: email }));
  } catch (error) {
    await attempt.uncount();
    const { fault, responseInit } = toFormFault(error);
    return answerWithErrors({ ...typed, fault }, responseInit);
  }
}

function pinNotSent({ isKnownDevice }: Attempt): FaultText {
  return {
    title: errorWords.error,
    text: fill(isKnownDevice ? words.tooManyPinsHere : words.tooManyPins, { minutes: PIN_MINUTES }),
  };
}
