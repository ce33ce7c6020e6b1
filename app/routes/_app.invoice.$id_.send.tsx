import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { submitSend } from "~/invoices/send/action.server";
import { createSendScreen } from "~/invoices/send/page";
import { loadInvoiceSend, toInvoiceSendContext } from "~/invoices/send/subjects/invoice.server";
import { withPost, withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";
import { commonWords } from "../../domain/words/common";
import { sendWords as words } from "../../domain/words/send";

export const meta = createTitleMeta(() => words.title);

export const handle = createSendScreen(() => commonWords.backToInvoice);

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadInvoiceSend(session, request, id));
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitSend(session, { request, context: toInvoiceSendContext(id), posted }),
  );
}

export { SendInvoicePage as default } from "~/invoices/send/page";
