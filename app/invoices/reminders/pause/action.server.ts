import { submitButton } from "~/forms/short-form.server";
import { readFieldText } from "~/lib/field-text";
import { owedPaths } from "~/lib/owed-paths";
import { saveReminderPause, type PausedRecord } from "~/models/reminders.server";
import { parseReturnPath } from "~/paths";
import { createErrorPage } from "~/server/request/error-page.server";
import { readIdempotencyKey } from "~/server/security/posted-form.server";
import { refuseOtherCompany } from "~/server/session/other-company.server";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithSuccess } from "~/server/session/toast.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { reminderWords as words } from "../../../../domain/words/reminders";

/** Pauses or resumes the reminders of an invoice or a customer, and returns to the page before. */
export async function submitPause(
  session: Session,
  { request, posted }: { request: Request; posted: FormData },
) {
  await requireExtension("reminders");
  await refuseOtherCompany(session, request, posted);
  const record = readRecord(posted);
  const paused = readFieldText(posted, "paused") === "yes";
  const to = parseReturnPath(readFieldText(posted, "returnTo")) ?? owedPaths.reminders();
  return submitButton(async () => {
    await saveReminderPause(session, record, {
      paused,
      idempotencyKey: readIdempotencyKey(posted),
    });
    return redirectWithSuccess(to, () => (paused ? words.paused : words.resumed));
  });
}

function readRecord(posted: FormData): PausedRecord {
  const kind = readFieldText(posted, "kind");
  const id = readFieldText(posted, "id");
  if ((kind !== "invoice" && kind !== "contact") || id === "")
    throw createErrorPage("unreadable", 400);
  return { kind, id };
}
