import { data, redirect } from "@remix-run/node";
import { checkFields, validateForm } from "~/forms/validate.server";
import type { Problem } from "~/lib/problem";
import { resetPassword } from "~/models/account/password.server";
import { paths } from "~/paths";
import { endDevices } from "~/server/security/device-cookie.server";
import { forgetAttempts, recordAttempt } from "~/server/security/rate-limit.server";
import { noteSecurityEvent } from "~/server/security/security-events.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { problemOf } from "~/server/v2/problem.server";
import { ELSEWHERE } from "../elsewhere";
import { forgotFields, resetFields } from "../schema";

/** Sets the new password if the PIN is right, at a limited rate. */
export async function actOnEnterPin(
  request: Request,
  { email, form }: { email: string; form: FormData },
) {
  if (checkFields(forgotFields, { email })) throw redirect(paths.requestPin());
  const checked = await validateForm(resetFields, form);
  if (checked.error) return answerWith(checked.error.fieldErrors, null, { status: 422 });
  const attempt = await recordAttempt("pin", { request, account: email });
  if (attempt.isLimited) {
    noteSecurityEvent({ event: "pin_entered", refused: "limit" });
    return answerWith(
      {},
      {
        title: "Error",
        text:
          "Too many tries. Please try again tomorrow at this time, with a new PIN" +
          `${attempt.isKnownDevice ? "" : ELSEWHERE}.`,
      },
      { status: 429 },
    );
  }
  try {
    await resetPassword({ email, ...checked.data }, attempt);
  } catch (error) {
    if (!(error instanceof UpstreamFault && error.isWrongGuess)) await attempt.giveBack();
    const { fault, answer } = problemOf(error);
    return answerWith({}, fault, answer);
  }
  await attempt.giveBack();
  await Promise.all([
    forgetAttempts("pin", { request, account: email }),
    forgetAttempts("login", { request, account: email }),
    endDevices(email),
  ]);
  return redirect(paths.requestPin(email, { done: true }));
}

function answerWith(errors: Record<string, string>, fault: Problem | null, init: ResponseInit) {
  return data({ errors, fault }, init);
}
