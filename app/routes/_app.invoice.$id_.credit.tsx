import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { submitCreditForm } from "~/invoices/credit-notes/form/action.server";
import { creditFormScreen } from "~/invoices/credit-notes/form/page";
import { loadCreditForm } from "~/invoices/credit-notes/form/loader.server";
import { withPost, withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";
import { creditNoteFormWords as words } from "../../domain/words/credit-note-form";

export const meta = createTitleMeta(() => words.title);

export const handle = creditFormScreen;

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadCreditForm(session, id));
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitCreditForm(session, { request, id, posted }),
  );
}

export { keepFormOnConnectionError as clientAction } from "~/ui/connection-error";

export { CreditFormPage as default } from "~/invoices/credit-notes/form/page";
