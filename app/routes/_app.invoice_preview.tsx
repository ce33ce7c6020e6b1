import type { LoaderFunctionArgs } from "@remix-run/node";
import { PlainPage } from "~/components/plain-page";
import type { Screen } from "~/components/shell/screen";
import { titled } from "~/components/title";
import { withSession } from "~/session.server";

export const meta = titled("Invoice Preview");

export const handle: Screen = { title: "Invoice Preview" };

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, () => Promise.resolve(null));
}

export default function InvoicePreview() {
  return <PlainPage icon="invoice" text="An invoice will be looked at here before it is saved." />;
}
