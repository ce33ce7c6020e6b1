import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { submitRefundForm } from "~/invoices/refunds/form/action.server";
import { loadRefundForm } from "~/invoices/refunds/form/loader.server";
import { refundFormScreen } from "~/invoices/refunds/form/page";
import { withPost, withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";
import { giveBackWords as words } from "../../domain/words/give-back";

export const meta = createTitleMeta(() => words.title);

export const handle = refundFormScreen;

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadRefundForm(session, request, id));
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitRefundForm(session, { request, id, posted }),
  );
}

export { keepFormOnConnectionError as clientAction } from "~/ui/connection-error";

export { RefundFormPage as default } from "~/invoices/refunds/form/page";
