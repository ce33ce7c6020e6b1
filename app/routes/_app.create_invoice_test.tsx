import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { titled } from "~/components/title";
import { actOnInvoiceForm } from "~/invoice-form/act.server";
import { newInvoiceScreen } from "~/invoice-form/screen";
import { loadInvoiceForm } from "~/invoice-form/load.server";
import { withPost, withSession } from "~/session.server";

export const meta = titled("Create Invoice Test");

export const handle = newInvoiceScreen("test", "Create_Invoice_Test");

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadInvoiceForm(session, "test"));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session, form }) => actOnInvoiceForm(session, "test", { request, posted: form }), { keepsForm: true });
}

export { keepUnsent as clientAction } from "~/components/connection-error";

export { InvoiceScreen as default } from "~/invoice-form/invoice-screen";
