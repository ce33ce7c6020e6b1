import type { LoaderFunctionArgs } from "@remix-run/node";
import { deletedInvoicesScreen } from "~/invoices/deleted/page";
import { loadDeletedInvoices } from "~/invoices/deleted/loader.server";
import { withSession } from "~/server/session/guards.server";
import { titleMeta } from "~/ui/title";

export const meta = titleMeta("Deleted invoices");

export const handle = deletedInvoicesScreen;

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadDeletedInvoices(session, request));
}

export { DeletedInvoicesPage as default } from "~/invoices/deleted/page";
