import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { submitSend } from "~/invoices/send/action.server";
import { sendHeader } from "~/invoices/send/header";
import { loadSend, invoiceSending } from "~/invoices/send/subjects/invoice.server";
import { withPost, withSession } from "~/server/session/guards.server";
import { titled } from "~/ui/title";

export const meta = titled("Send");

export const handle = sendHeader("invoice");

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadSend(session, request, id));
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitSend(session, { request, sending: invoiceSending(id), posted }),
  );
}

export { SendInvoicePage as default } from "~/invoices/send/page";
