import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { titled } from "~/ui/title";
import { backToForm } from "~/invoices/choosers/back-to-form";
import type { Screen } from "~/ui/shell/screen";
import { actOnInvoicePreview, loadInvoicePreview } from "~/invoices/wizard/preview.server";
import { InvoicePreview } from "~/invoices/wizard/invoice-preview";
import { withPost, withSession } from "~/server/session/guards.server";
import { onceKept } from "~/server/v2/faults.server";

export const meta = titled("Invoice Preview");

export const handle: Screen = { title: "Invoice_Preview", back: (at) => backToForm(at) };

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadInvoicePreview(session, request));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(
    request,
    ({ session, form }) => onceKept(() => actOnInvoicePreview(session, { request, posted: form })),
    { keepsForm: true },
  );
}

export { keepOnConnectionError as clientAction } from "~/ui/connection-error";

export default function Preview() {
  return (
    <InvoicePreview {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
