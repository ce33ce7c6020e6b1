import type { LoaderFunctionArgs } from "@remix-run/node";
import { PlainPage } from "~/components/plain-page";
import type { Screen } from "~/components/shell/screen";
import { titled } from "~/components/title";
import { withSession } from "~/session.server";

export const meta = titled("Invoice Personalization");

export const handle: Screen = { title: "Invoice Personalization" };

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, () => Promise.resolve(null));
}

export default function InvoicePersonalization() {
  return <PlainPage icon="invoice" text="The style and colour of invoices will be chosen here." />;
}
