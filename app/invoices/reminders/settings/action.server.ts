import type { Difference } from "~/forms/differences";
import { answerWithShortForm, submitShortForm } from "~/forms/short-form.server";
import { readFieldText } from "~/lib/field-text";
import { owedPaths } from "~/lib/owed-paths";
import { saveReminderSettings } from "~/models/reminders.server";
import { parseReturnPath } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithSuccess } from "~/server/session/toast.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { findReminderConflict } from "./conflict.server";
import { composePreviews } from "./previews.server";
import { checkReminderForm, reminderForm, toReminderInput, type ReminderForm } from "./schema";
import { reminderWords as words } from "../../../../domain/words/reminders";

/**
 * Saves the settings of reminders, or shows the mails with the typed texts. When somebody else has
 * saved them meanwhile, the answer keeps what was typed and shows what differs, and saving once more
 * replaces the others.
 */
export function submitReminderSettings(
  session: Session,
  { request, posted }: { request: Request; posted: FormData },
) {
  return submitShortForm(
    session,
    { request, posted },
    {
      extension: "reminders",
      schema: reminderForm,
      check: checkReminderForm,
      async submit(form) {
        if (readFieldText(posted, "intent") === "preview")
          return answerWithShortForm(form, answerExtras(session, form));
        const input = toReminderInput(form);
        const context = { etag: form.version, idempotencyKey: form.key };
        await saveReminderSettings(session, input, context);
        const back = parseReturnPath(new URL(request.url).searchParams.get("returnTo"));
        const page = owedPaths.reminders({ returnTo: back ?? undefined });
        return redirectWithSuccess(page, () => (input.isOn ? words.automatic : words.off));
      },
      async onFault(error, form) {
        if (!(error instanceof UpstreamFault) || error.status !== 409) return {};
        const conflict = await findReminderConflict(session, form);
        if (!conflict) return {};
        const { form: nextForm, differences } = conflict;
        const more = { conflict: { differences, words: error.words } };
        return { form: nextForm, fault: null, more };
      },
      extras: (form) => answerExtras(session, form),
    },
  );
}

/** What somebody else has saved meanwhile, and the API's message. */
type Conflict = { differences: Difference[]; words: string };

/** Returns what the answers of the form hold besides it. */
function answerExtras(
  session: Session,
  form: ReminderForm,
): { previews: ReturnType<typeof composePreviews>; conflict: Conflict | null } {
  return { previews: composePreviews(session, form), conflict: null };
}
