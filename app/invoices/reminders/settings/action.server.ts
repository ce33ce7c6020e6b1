import { randomUUID } from "node:crypto";
import { answerWithShortForm, submitShortForm } from "~/forms/short-form.server";
import { readFieldText } from "~/lib/field-text";
import { owedPaths } from "~/lib/owed-paths";
import { readReminderSettings, saveReminderSettings } from "~/models/reminders.server";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithSuccess } from "~/server/session/toast.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { composePreviews } from "./previews.server";
import { checkReminderForm, reminderForm, toReminderInput } from "./schema";

/**
 * Saves the settings of reminders, or shows the mails with the typed texts. When somebody else has
 * saved them meanwhile, the answer keeps what was typed, and saving once more replaces the others.
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
          return answerWithShortForm(form, { previews: composePreviews(session, form) });
        const input = toReminderInput(form);
        const context = { etag: form.version, idempotencyKey: form.key };
        await saveReminderSettings(session, input, context);
        const message = input.isOn
          ? "Reminders go out automatically."
          : "Reminders are off: none goes out automatically.";
        return redirectWithSuccess(owedPaths.reminders(), message);
      },
      async onFault(error, form) {
        if (!(error instanceof UpstreamFault) || error.status !== 409) return {};
        const { updated_at } = await readReminderSettings(session);
        return { form: { ...form, version: updated_at, key: randomUUID() } };
      },
      extras: (form) => ({ previews: composePreviews(session, form) }),
    },
  );
}
