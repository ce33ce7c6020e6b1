import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { submitRemindSeveral } from "~/invoices/owed/remind/action.server";
import { loadRemindSeveral } from "~/invoices/owed/remind/loader.server";
import { remindSeveralScreen } from "~/invoices/owed/remind/page";
import { withPost, withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";
import { remindSeveralWords as words } from "../../domain/words/remind-several";

export const meta = createTitleMeta(() => words.title);

export const handle = remindSeveralScreen;

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadRemindSeveral(session, request));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitRemindSeveral(session, { request, posted }),
  );
}

export { RemindSeveralPage as default } from "~/invoices/owed/remind/page";
