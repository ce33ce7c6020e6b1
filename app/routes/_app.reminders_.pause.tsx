import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { submitPause } from "~/invoices/reminders/pause/action.server";
import { pauseScreen } from "~/invoices/reminders/pause/page";
import { owedPaths } from "~/lib/owed-paths";
import { withPost, withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";
import { reminderWords as words } from "../../domain/words/reminders";

export const meta = createTitleMeta(() => words.title);

export const handle = pauseScreen;

/** Leads to the settings, unless the page shows the answer to a post. */
export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, async () =>
    request.method === "GET" ? redirect(owedPaths.reminders()) : null,
  );
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitPause(session, { request, posted }),
  );
}

export { PausePage as default } from "~/invoices/reminders/pause/page";
