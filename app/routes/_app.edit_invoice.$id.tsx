import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { titled } from "~/components/title";
import { actOnInvoiceForm } from "~/invoice-form/act.server";
import { InvoiceScreen } from "~/invoice-form/invoice-screen";
import { loadInvoiceForm } from "~/invoice-form/load.server";
import { ReadOnlyInvoice } from "~/invoice-form/read-only-invoice";
import { editInvoiceScreen } from "~/invoice-form/screen";
import { editDraft } from "~/paths";
import { withPost, withSession } from "~/session.server";

export const meta = titled("Edit Invoice");

export const handle = editInvoiceScreen("routes/_app.edit_invoice.$id");

export async function loader({ request, params }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadInvoiceForm(session, editDraft(params.id ?? "")));
}

export async function action({ request, params }: ActionFunctionArgs) {
  return withPost(request, ({ session, form }) => actOnInvoiceForm(session, editDraft(params.id ?? ""), { request, posted: form }), { keepsForm: true });
}

export { keepUnsent as clientAction } from "~/components/connection-error";

export default function EditInvoice() {
  const { edited } = useLoaderData<typeof loader>();
  return edited?.readOnly ? <ReadOnlyInvoice {...edited} readOnly={edited.readOnly} /> : <InvoiceScreen />;
}
