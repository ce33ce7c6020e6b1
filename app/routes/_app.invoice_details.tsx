import type { LoaderFunctionArgs } from "@remix-run/node";
import { PlainPage } from "~/components/plain-page";
import type { Screen } from "~/components/shell/screen";
import { titled } from "~/components/title";
import { withSession } from "~/session.server";

export const meta = titled("Invoice Details");

export const handle: Screen = { title: "Invoice Details" };

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, () => Promise.resolve(null));
}

export default function InvoiceDetails() {
  return <PlainPage icon="invoice" text="An invoice's title, number and memo will be entered here." />;
}
