import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { submitRepeatForm } from "~/invoices/repeats/form/action.server";
import { repeatFormScreen } from "~/invoices/repeats/form/page";
import { loadRepeatForm } from "~/invoices/repeats/form/loader.server";
import { withPost, withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";
import { repeatWords as words } from "../../domain/words/repeats";

export const meta = createTitleMeta(() => words.formTitle);

export const handle = repeatFormScreen;

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadRepeatForm(session, id));
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitRepeatForm(session, { request, id, posted }),
  );
}

export { keepFormOnConnectionError as clientAction } from "~/ui/connection-error";

export { RepeatFormPage as default } from "~/invoices/repeats/form/page";
