import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { submitSend } from "~/invoices/send/action.server";
import { createSendScreen } from "~/invoices/send/page";
import { loadReceiptSend, toReceiptSendContext } from "~/invoices/send/subjects/receipt.server";
import { withPost, withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";
import { sendWords as words } from "../../domain/words/send";

export const meta = createTitleMeta(() => words.title);

export const handle = createSendScreen(() => words.backToReceipt);

export async function loader({ request, params: { id = "", payment = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) =>
    loadReceiptSend(session, request, { id, paymentId: payment }),
  );
}

export async function action({ request, params: { id = "", payment = "" } }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitSend(session, {
      request,
      context: toReceiptSendContext({ id, paymentId: payment }),
      posted,
    }),
  );
}

export { SendPage as default } from "~/invoices/send/page";
