import { data } from "@remix-run/node";
import { readDate, showDate } from "../../../../domain/calendar/days";
import { fieldText } from "~/lib/field-text";
import { endRepeat, skipRepeatDay } from "~/models/repeats/write.server";
import { safeReturn } from "~/paths";
import { errorPage } from "~/server/error-page.server";
import { readKey } from "~/server/posted-form.server";
import type { Session } from "~/server/session/record.server";
import { redirectWithSuccess } from "~/server/toast.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { problemOf } from "~/server/v2/problem.server";
import { invoicePaths } from "../../paths";

/** Ends a repeat, or leaves one of its days out. */
export async function actOnRepeats(session: Session, posted: FormData) {
  await requireExtension("repeats");
  const intent = fieldText(posted, "intent");
  const to = safeReturn(fieldText(posted, "returnTo")) ?? invoicePaths.repeats();
  const repeatId = fieldText(posted, "repeat");
  const date = readDate(fieldText(posted, "date"));
  try {
    if (intent === "end") {
      await endRepeat(session, repeatId, readKey(posted));
      return await redirectWithSuccess(to, "Repeat successfully ended.");
    }
    if (intent === "skip" && date) {
      await skipRepeatDay(session, { repeatId, date }, readKey(posted));
      return await redirectWithSuccess(to, `The invoice of ${showDate(date)} is skipped.`);
    }
  } catch (error) {
    if (error instanceof UpstreamFault && error.isBarred) throw error;
    const { fault, answer } = problemOf(error);
    return data({ fault }, answer);
  }
  throw errorPage("unreadable", 400);
}
