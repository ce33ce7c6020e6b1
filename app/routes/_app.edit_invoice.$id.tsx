import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { InvoiceSheet } from "~/components/invoice-sheet";
import { titled } from "~/components/title";
import { actOnInvoiceForm } from "~/invoice-form/act.server";
import { InvoiceScreen } from "~/invoice-form/invoice-screen";
import { loadInvoiceForm } from "~/invoice-form/load.server";
import { editInvoiceScreen } from "~/invoice-form/screen";
import { editDraft, paths } from "~/paths";
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
  if (!edited?.readOnly) return <InvoiceScreen />;
  const { reason, details } = edited.readOnly;
  return (
    <div className="mx-auto grid max-w-form gap-6 p-4">
      <div className={`status status-${edited.status.tone}`}>
        <p>{edited.status.word.toUpperCase()}</p>
      </div>
      <p className="notice">{reason}</p>
      <InvoiceSheet invoice={details} />
      <Link className="button button-main" to={paths.previewPdf(edited.id)}>
        Preview PDF
      </Link>
    </div>
  );
}
