import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ResumeInvoice } from "~/invoices/list/resume-invoice";
import type { Screen } from "~/ui/shell/screen";
import { titled } from "~/ui/title";
import { loadDashboard } from "~/dashboard/load.server";
import { DashboardPage } from "~/dashboard/page";
import { withSession } from "~/server/session/guards.server";

export const meta = titled("Dashboard");

export const handle: Screen = { title: "Dashboard" };

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, loadDashboard);
}

/** The invoice that was begun is shown by its own subject, which the dashboard does not know. */
export default function Dashboard() {
  const { begun } = useLoaderData<typeof loader>();
  return <DashboardPage>{begun ? <ResumeInvoice about={begun} /> : null}</DashboardPage>;
}
