import type { LoaderFunctionArgs } from "@remix-run/node";
import { PlainPage } from "~/components/plain-page";
import type { Screen } from "~/components/shell/screen";
import { titled } from "~/components/title";
import { withSession } from "~/session.server";

export const meta = titled("Dashboard");

export const handle: Screen = { title: "Dashboard" };

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, () => Promise.resolve(null));
}

export default function Dashboard() {
  return <PlainPage icon="home" text="The dashboard will stand here: invoices overdue, open and received, income and expenses." />;
}
