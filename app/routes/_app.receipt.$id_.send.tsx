import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { submitSend } from "~/invoices/send/action.server";
import { createSendScreen } from "~/invoices/send/page";
import {
  loadWholeReceiptSend,
  toWholeReceiptSendContext,
} from "~/invoices/send/subjects/whole-receipt.server";
import { withPost, withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";
import { sendWords as words } from "../../domain/words/send";

export const meta = createTitleMeta(() => words.title);

export const handle = createSendScreen(() => words.backToReceipt);

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadWholeReceiptSend(session, request, id));
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitSend(session, { request, context: toWholeReceiptSendContext(id), posted }),
  );
}

export { SendPage as default } from "~/invoices/send/page";
