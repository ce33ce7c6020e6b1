import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { submitRepeats } from "~/invoices/repeats/list/action.server";
import { repeatListScreen } from "~/invoices/repeats/list/page";
import { loadRepeatList } from "~/invoices/repeats/list/loader.server";
import { withPost, withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";
import { repeatWords as words } from "../../domain/words/repeats";

export const meta = createTitleMeta(() => words.title);

export const handle = repeatListScreen;

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadRepeatList(session, request));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session, form }) => submitRepeats(session, form));
}

export { RepeatListPage as default } from "~/invoices/repeats/list/page";
