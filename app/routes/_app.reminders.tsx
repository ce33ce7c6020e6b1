import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { submitReminderSettings } from "~/invoices/reminders/settings/action.server";
import { loadReminderSettings } from "~/invoices/reminders/settings/loader.server";
import { reminderSettingsScreen } from "~/invoices/reminders/settings/page";
import { withPost, withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";
import { reminderWords as words } from "../../domain/words/reminders";

export const meta = createTitleMeta(() => words.title);

export const handle = reminderSettingsScreen;

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadReminderSettings(session));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitReminderSettings(session, { request, posted }),
  );
}

export { ReminderSettingsPage as default } from "~/invoices/reminders/settings/page";
