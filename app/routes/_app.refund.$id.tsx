import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { submitRefund } from "~/invoices/refunds/view/action.server";
import { loadRefund } from "~/invoices/refunds/view/loader.server";
import { refundScreen } from "~/invoices/refunds/view/page";
import { withPost, withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";
import { moneyEntryWords as words } from "../../domain/words/money-entries";

export const meta = createTitleMeta(() => words.refund);

export const handle = refundScreen;

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadRefund(session, id));
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitRefund(session, { request, id, posted }),
  );
}

export { RefundPage as default } from "~/invoices/refunds/view/page";
