import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { invoiceViewWords } from "../../domain/words/invoice-view";
import { createTitleMeta } from "~/ui/title";
import { submitInvoiceView } from "~/invoices/view/action.server";
import { invoiceViewScreen } from "~/invoices/view/header";
import { loadInvoiceView } from "~/invoices/view/loader.server";
import styles from "~/invoices/view/view.css?url";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = createTitleMeta(() => invoiceViewWords.title);

export const handle = invoiceViewScreen;

/** Phones do not wait for these styles. */
export const links: LinksFunction = () => [
  { rel: "stylesheet", href: styles, media: "(min-width: 1100px)" },
];

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadInvoiceView(session, request, id));
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitInvoiceView(session, { id, posted }),
  );
}

export { InvoiceViewPage as default } from "~/invoices/view/page";
