import { errorWords } from "../../../../domain/words/errors";
import { resetWords as words } from "../../../../domain/words/reset";
import { redirect } from "@remix-run/node";
import { answerWithErrors, UPDATE_INTENT } from "~/forms/short-form.server";
import { checkFields, validateForm } from "~/forms/validate.server";
import { readFieldText } from "~/lib/field-text";
import { resetPassword } from "~/models/account/password.server";
import { paths } from "~/paths";
import { removeDevices } from "~/server/security/device-cookie.server";
import { resetAttempts, recordAttempt } from "~/server/security/rate-limit.server";
import { recordSecurityEvent } from "~/server/security/security-events.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { toFormFault } from "~/server/v2/form-fault.server";
import { forgotPasswordFields, resetPasswordFields } from "../schema";

/** Sets the new password when the PIN is right, up to a limit of attempts. */
export async function submitEnterPin(
  request: Request,
  { email, form }: { email: string; form: FormData },
) {
  if (checkFields(forgotPasswordFields, { email })) throw redirect(paths.requestPin());
  if (readFieldText(form, "intent") === UPDATE_INTENT) return answerWithErrors({}, 200);
  const checked = await validateForm(resetPasswordFields, form);
  if (checked.error) return answerWithErrors({ errors: checked.error.fieldErrors }, 422);
  const attempt = await recordAttempt("pin", { request, account: email });
  if (attempt.isLimited) {
    recordSecurityEvent({ event: "pin_entered", refused: "limit" });
    const text = attempt.isKnownDevice ? words.tooManyTriesHere : words.tooManyTries;
    return answerWithErrors({ fault: { title: errorWords.error, text } }, 429);
  }
  try {
    await resetPassword({ email, ...checked.data }, attempt);
  } catch (error) {
    if (!(error instanceof UpstreamFault && error.isWrongGuess)) await attempt.uncount();
    const { fault, responseInit } = toFormFault(error);
    return answerWithErrors({ fault }, responseInit);
  }
  await attempt.uncount();
  await Promise.all([
    resetAttempts("pin", { request, account: email }),
    resetAttempts("login", { request, account: email }),
    removeDevices(email),
  ]);
  return redirect(paths.requestPin(email, { done: true }));
}
