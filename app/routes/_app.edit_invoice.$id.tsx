import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { MetaFunction } from "@remix-run/react";
import { createTitleMeta } from "~/ui/title";
import { submitInvoiceForm } from "~/invoices/form/action.server";
import { createEditInvoiceScreen, getStoredInvoiceTitle } from "~/invoices/form/header";
import { loadStoredInvoice } from "~/invoices/form/loader.server";
import { toEditDraftName } from "~/paths";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta: MetaFunction = (page) => createTitleMeta(getStoredInvoiceTitle(page.data))(page);

export const handle = createEditInvoiceScreen("routes/_app.edit_invoice.$id");

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadStoredInvoice(session, request, id));
}

export async function action({ request, params }: ActionFunctionArgs) {
  return withPost(
    request,
    ({ session, form }) =>
      submitInvoiceForm(session, toEditDraftName(params.id ?? ""), { request, posted: form }),
    { savesDraft: true },
  );
}

export { keepFormOnConnectionError as clientAction } from "~/ui/connection-error";

export { StoredInvoicePage as default } from "~/invoices/form/stored-page";
