import { wizardWords as words } from "../../domain/words/invoice-wizard";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { createTitleMeta } from "~/ui/title";
import { submitInvoiceDetails } from "~/invoices/wizard/details/action.server";
import { loadInvoiceDetails } from "~/invoices/wizard/details/loader.server";
import { invoiceDetailsScreen } from "~/invoices/wizard/details/page";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = createTitleMeta(() => words.detailsTitle);

export const handle = invoiceDetailsScreen;

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadInvoiceDetails(session, request));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitInvoiceDetails(session, { request, posted }),
  );
}

export { keepFormOnConnectionError as clientAction } from "~/ui/connection-error";

export { InvoiceDetailsPage as default } from "~/invoices/wizard/details/page";
