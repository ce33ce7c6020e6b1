import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { submitSend } from "~/invoices/send/action.server";
import { remindScreen } from "~/invoices/send/page";
import { loadReminder, toReminderSendContext } from "~/invoices/send/subjects/reminder.server";
import { withPost, withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";
import { sendWords as words } from "../../domain/words/send";

export const meta = createTitleMeta(() => words.remindTitle);

export const handle = remindScreen;

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadReminder(session, request, id));
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitSend(session, { request, context: toReminderSendContext(request, id), posted }),
  );
}

export { SendPage as default } from "~/invoices/send/page";
