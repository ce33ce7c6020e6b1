import type { LoaderFunctionArgs } from "@remix-run/node";
import { deletedInvoicesScreen } from "~/invoices/deleted/page";
import { loadDeletedInvoices } from "~/invoices/deleted/loader.server";
import { withSession } from "~/server/session/guards.server";
import { deletedInvoiceWords } from "../../domain/words/deleted-invoices";
import { createTitleMeta } from "~/ui/title";

export const meta = createTitleMeta(() => deletedInvoiceWords.title);

export const handle = deletedInvoicesScreen;

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadDeletedInvoices(session, request));
}

export { DeletedInvoicesPage as default } from "~/invoices/deleted/page";
