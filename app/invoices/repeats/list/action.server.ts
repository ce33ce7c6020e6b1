import { submitButton } from "~/forms/short-form.server";
import { parseDate, formatDate } from "../../../../domain/calendar/days";
import { readFieldText } from "~/lib/field-text";
import { retryJob } from "~/models/jobs.server";
import { endRepeat, skipRepeatDay } from "~/models/repeats/write.server";
import { parseReturnPath } from "~/paths";
import { createErrorPage } from "~/server/request/error-page.server";
import { readIdempotencyKey } from "~/server/security/posted-form.server";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithSuccess } from "~/server/session/toast.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { invoicePaths } from "~/invoices/paths";
import { fill } from "../../../../domain/words/message";
import { toastWords } from "../../../../domain/words/toasts";

/** Ends a repeat, skips one of its dates, or tries again to issue the invoice of a date. */
export async function submitRepeats(session: Session, posted: FormData) {
  await requireExtension("repeats");
  const intent = readFieldText(posted, "intent");
  const to = parseReturnPath(readFieldText(posted, "returnTo")) ?? invoicePaths.repeats();
  const repeatId = readFieldText(posted, "repeat");
  const date = parseDate(readFieldText(posted, "date"));
  return submitButton(async () => {
    if (intent === "end") {
      await endRepeat(session, repeatId, readIdempotencyKey(posted));
      return redirectWithSuccess(to, () => toastWords.repeatEnded);
    }
    if (intent === "skip" && date) {
      await skipRepeatDay(session, { repeatId, date }, readIdempotencyKey(posted));
      return redirectWithSuccess(to, () => fill(toastWords.daySkipped, { day: formatDate(date) }));
    }
    if (intent === "retry") {
      await retryJob(session, readFieldText(posted, "job"), readIdempotencyKey(posted));
      return redirectWithSuccess(to, () => toastWords.triedAgain);
    }
    throw createErrorPage("unreadable", 400);
  });
}
