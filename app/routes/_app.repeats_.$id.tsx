import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { submitRepeatChange } from "~/invoices/repeats/change/action.server";
import { loadRepeatChange } from "~/invoices/repeats/change/loader.server";
import { repeatChangeScreen } from "~/invoices/repeats/change/page";
import { withPost, withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";
import { repeatWords as words } from "../../domain/words/repeats";

export const meta = createTitleMeta(() => words.changeTitle);

export const handle = repeatChangeScreen;

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadRepeatChange(session, id));
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitRepeatChange(session, { request, id, posted }),
  );
}

export { keepFormOnConnectionError as clientAction } from "~/ui/connection-error";

export { RepeatChangePage as default } from "~/invoices/repeats/change/page";
