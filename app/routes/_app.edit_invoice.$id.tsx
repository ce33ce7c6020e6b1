import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { titled } from "~/ui/title";
import { actOnInvoiceForm } from "~/invoices/form/act.server";
import { InvoicePage } from "~/invoices/form/page";
import { loadInvoiceForm } from "~/invoices/form/load.server";
import { ReadOnlyInvoice } from "~/invoices/form/read-only-invoice";
import { editInvoiceHeader } from "~/invoices/form/header";
import { editDraft } from "~/paths";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = titled("Edit Invoice");

export const handle = editInvoiceHeader("routes/_app.edit_invoice.$id");

export async function loader({ request, params }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadInvoiceForm(session, editDraft(params.id ?? "")));
}

export async function action({ request, params }: ActionFunctionArgs) {
  return withPost(
    request,
    ({ session, form }) =>
      actOnInvoiceForm(session, editDraft(params.id ?? ""), { request, posted: form }),
    { keepsForm: true },
  );
}

export { keepOnConnectionError as clientAction } from "~/ui/connection-error";

export default function EditInvoice() {
  const { edited } = useLoaderData<typeof loader>();
  return edited?.readOnly ? (
    <ReadOnlyInvoice {...edited} readOnly={edited.readOnly} />
  ) : (
    <InvoicePage />
  );
}
