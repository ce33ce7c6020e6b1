import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { titled } from "~/components/title";
import { backToForm } from "~/components/shell/back-to-form";
import type { Screen } from "~/components/shell/screen";
import { actOnInvoicePreview, loadInvoicePreview } from "~/wizard/preview.server";
import { InvoicePreview } from "~/wizard/invoice-preview";
import { withPost, withSession } from "~/session.server";
import { onceKept } from "~/v2.server";

export const meta = titled("Invoice Preview");

export const handle: Screen = { title: "Invoice_Preview", back: (at) => backToForm(at) };

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadInvoicePreview(session, request));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session, form }) => onceKept(() => actOnInvoicePreview(session, { request, posted: form })), { keepsForm: true });
}

export { keepUnsent as clientAction } from "~/components/connection-error";

export default function Preview() {
  return <InvoicePreview {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
