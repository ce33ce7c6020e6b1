import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadNextReminders } from "~/invoices/reminders/next/loader.server";
import { nextRemindersScreen } from "~/invoices/reminders/next/page";
import { withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";
import { reminderWords as words } from "../../domain/words/reminders";

export const meta = createTitleMeta(() => words.nextTitle);

export const handle = nextRemindersScreen;

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadNextReminders(session));
}

export { NextRemindersPage as default } from "~/invoices/reminders/next/page";
