import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { startInvoice } from "~/invoices/owed/customer/start-invoice.server";
import { customerScreen } from "~/invoices/owed/customer/page";
import { loadCustomer } from "~/invoices/owed/customer/loader.server";
import { withPost, withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";
import { customerWords as words } from "../../domain/words/customer";

export const meta = createTitleMeta(() => words.title);

export const handle = customerScreen;

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadCustomer(session, id));
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    startInvoice(session, { request, id, posted }),
  );
}

export { CustomerPage as default } from "~/invoices/owed/customer/page";
