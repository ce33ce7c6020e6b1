import type { LoaderFunctionArgs } from "@remix-run/node";
import { invoiceListWords } from "../../domain/words/invoice-list";
import { createTitleMeta } from "~/ui/title";
import { invoiceListScreen } from "~/invoices/list/header";
import { loadInvoiceList } from "~/invoices/list/loader.server";
import { withSession } from "~/server/session/guards.server";

export const meta = createTitleMeta(() => invoiceListWords.title);

export const handle = invoiceListScreen;

export async function loader({ request, params: { cat } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadInvoiceList(session, { request, cat }));
}

export { loadPageOrFailure as clientLoader } from "~/ui/use-more-pages";

export { InvoiceListPage as default } from "~/invoices/list/page";
