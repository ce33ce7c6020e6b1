import { invoiceFormWords as words } from "../../domain/words/invoice-form";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { createTitleMeta } from "~/ui/title";
import { submitInvoiceForm } from "~/invoices/form/action.server";
import { createNewInvoiceScreen } from "~/invoices/form/header";
import { loadInvoiceForm } from "~/invoices/form/loader.server";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = createTitleMeta(() => words.createInvoiceTest);

export const handle = createNewInvoiceScreen("test", () => words.createInvoiceTest);

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadInvoiceForm(session, "test", request));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(
    request,
    ({ session, form }) => submitInvoiceForm(session, "test", { request, posted: form }),
    { savesDraft: true },
  );
}

export { keepFormOnConnectionError as clientAction } from "~/ui/connection-error";

export { InvoicePage as default } from "~/invoices/form/page";
