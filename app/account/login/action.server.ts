import { errorWords } from "../../../domain/words/errors";
import { loginWords as words } from "../../../domain/words/login";
import { fill } from "../../../domain/words/message";
import { answerWithErrors, UPDATE_INTENT } from "~/forms/short-form.server";
import { validateForm } from "~/forms/validate.server";
import { readFieldText } from "~/lib/field-text";
import { LOGIN_WINDOW_MINUTES, recordAttempt } from "~/server/security/rate-limit.server";
import { recordSecurityEvent } from "~/server/security/security-events.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { toFormFault } from "~/server/v2/form-fault.server";
import { loginFields } from "./schema";
import { startSession } from "./start-session.server";

/** Logs in, up to a limit of wrong passwords, and redirects as `startSession` does. */
export async function submitLogin(request: Request, form: FormData) {
  const email = readFieldText(form, "email");
  if (readFieldText(form, "intent") === UPDATE_INTENT) return answerWithErrors({ email }, 200);
  const checked = await validateForm(loginFields, form);
  if (checked.error) return answerWithErrors({ email, errors: checked.error.fieldErrors }, 422);
  const attempt = await recordAttempt("login", { request, account: email });
  if (attempt.isLimited) {
    recordSecurityEvent({ event: "login", refused: "limit" });
    const text = fill(words.tooManyTries, { minutes: LOGIN_WINDOW_MINUTES });
    return answerWithErrors({ email, fault: { title: errorWords.error, text } }, 429);
  }
  try {
    const answer = await startSession(request, form, readFieldText(form, "redirectTo"));
    await attempt.uncount();
    return answer;
  } catch (error) {
    const isWrongPassword = error instanceof UpstreamFault && error.isWrongGuess;
    if (!isWrongPassword) await attempt.uncount();
    const { fault, responseInit } = toFormFault(error);
    const text = isWrongPassword && !error.words ? words.wrongPassword : fault.text;
    return answerWithErrors({ email, fault: { ...fault, text } }, responseInit);
  }
}
