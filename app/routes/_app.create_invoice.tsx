import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { titled } from "~/components/title";
import { actOnInvoiceForm } from "~/invoice-form/act.server";
import { newInvoiceScreen } from "~/invoice-form/screen";
import { loadInvoiceForm } from "~/invoice-form/load.server";
import { withPost, withSession } from "~/session.server";

export const meta = titled("Create Invoice");

export const handle = newInvoiceScreen("new", "Create_Invoice");

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadInvoiceForm(session, "new"));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session, form }) => actOnInvoiceForm(session, "new", { request, posted: form }), { keepsForm: true });
}

export { keepUnsent as clientAction } from "~/components/connection-error";

export { InvoiceScreen as default } from "~/invoice-form/invoice-screen";
