import { randomUUID } from "node:crypto";
import { readReminderSettings } from "~/models/reminders.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { composePreviews } from "./previews.server";
import { toReminderForm } from "./schema";

/** Returns the form of the settings of reminders, with a preview of each mail. */
export async function loadReminderSettings(session: Session) {
  await requireExtension("reminders");
  const settings = await readReminderSettings(session);
  const form = toReminderForm(settings, randomUUID());
  return {
    form,
    companyId: session.companyId,
    isOn: settings.is_on,
    mailing: settings.mailing,
    previews: composePreviews(session, form),
    conflict: null,
  };
}
