import type { LoaderFunctionArgs } from "@remix-run/node";
import { PlainPage } from "~/components/plain-page";
import type { Screen } from "~/components/shell/screen";
import { titled } from "~/components/title";
import { withSession } from "~/session.server";

export const meta = titled("Create Invoice Test");

export const handle: Screen = { title: "Create Invoice Test" };

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, () => Promise.resolve(null));
}

export default function CreateInvoiceTest() {
  return <PlainPage icon="invoice" text="An invoice without taxes will be written here." />;
}
