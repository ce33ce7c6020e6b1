import { data, redirect } from "@remix-run/node";
import { count } from "../../../../domain/words/in-languages";
import { remindSeveralWords as words } from "../../../../domain/words/remind-several";
import { submitButton, UPDATE_INTENT } from "~/forms/short-form.server";
import { parseSelectedIds } from "~/invoices/selected-ids";
import { readFieldText } from "~/lib/field-text";
import { owedPaths } from "~/lib/owed-paths";
import { parsePageNumber } from "~/lib/page";
import { remindCustomers } from "~/models/reminders.server";
import { createErrorPage } from "~/server/request/error-page.server";
import { readIdempotencyKey } from "~/server/security/posted-form.server";
import { refuseOtherCompany } from "~/server/session/other-company.server";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithSuccess } from "~/server/session/toast.server";
import { toAppUrl } from "~/server/settings/app-address.server";
import { requireExtension } from "~/server/v2/extensions.server";

/**
 * Handles the buttons of the list of late customers, and of the question. The question has an
 * address of its own, which has the ticked customers.
 */
export async function submitRemindSeveral(
  session: Session,
  { request, posted }: { request: Request; posted: FormData },
) {
  await requireExtension("reminders");
  await requireExtension("mails");
  await refuseOtherCompany(session, request, posted);
  const item = parseSelectedIds(posted.getAll("item"));
  const page = parsePageNumber(new URLSearchParams({ page: readFieldText(posted, "shown") }));
  const intent = readFieldText(posted, "intent");
  if (intent === "more") return redirect(owedPaths.remindSeveral({ page: page + 1, item }));
  if (intent === UPDATE_INTENT) return redirect(owedPaths.remindSeveral({ page, item }));
  if (item.length === 0) return redirect(owedPaths.remindSeveral({ page, problem: "none" }));
  if (intent === "ask") return redirect(owedPaths.remindSeveral({ page, item, ask: "1" }));
  if (intent !== "remind") throw createErrorPage("unreadable", 400);
  return submitButton(async () => {
    const input = { contactIds: item, appUrl: toAppUrl(request) };
    const outcomes = await remindCustomers(session, input, readIdempotencyKey(posted));
    const refused = outcomes.filter(({ is_queued }) => !is_queued);
    const writeSent = () => count(words.sent, outcomes.length - refused.length);
    if (refused.length === 0) return redirectWithSuccess(owedPaths.owed(), writeSent);
    return data({
      sent: writeSent(),
      refused: refused.map(({ contact: { id, name }, reason }) => ({ id, names: name, reason })),
      fault: null,
    });
  });
}
