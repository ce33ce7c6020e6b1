import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { beginInvoice } from "~/invoices/owed/customer/begin-invoice.server";
import { customerHeader } from "~/invoices/owed/customer/header";
import { loadCustomer } from "~/invoices/owed/customer/loader.server";
import styles from "~/invoices/owed/owed.css?url";
import { withPost, withSession } from "~/server/session/guards.server";
import { titled } from "~/ui/title";

export const meta = titled("Customer");

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const handle = customerHeader;

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadCustomer(session, id));
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    beginInvoice(session, { request, id, posted }),
  );
}

export { CustomerPage as default } from "~/invoices/owed/customer/page";
