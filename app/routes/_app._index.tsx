import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dashboardWords as words } from "../../domain/words/dashboard";
import { ResumeInvoice } from "~/invoices/list/resume-invoice";
import {
  renderInvoicesToWrite,
  MAX_INVOICES_TO_WRITE,
} from "~/invoices/repeats/invoices-to-write.server";
import { renderToday } from "~/invoices/today/today.server";
import type { Screen } from "~/shell/screen";
import { createTitleMeta } from "~/ui/title";
import { loadDashboard } from "~/dashboard/loader.server";
import { DashboardPage } from "~/dashboard/page";
import { withSession } from "~/server/session/guards.server";

export const meta = createTitleMeta(() => words.title);

export const handle: Screen = {
  get title() {
    return words.title;
  },
  paintsWith: "money-in",
};

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) =>
    loadDashboard(session, request, {
      toWrite: renderInvoicesToWrite(session, request, { maxRows: MAX_INVOICES_TO_WRITE }),
      today: renderToday(session, request),
    }),
  );
}

/**
 * Shows the dashboard. app/dashboard/ must not import the sections about invoices from
 * app/invoices/, so this route passes them in.
 */
export default function Dashboard() {
  const { draft } = useLoaderData<typeof loader>();
  return (
    <DashboardPage>
      <ResumeInvoice draftSummary={draft} invoicesToWrite={null} />
    </DashboardPage>
  );
}
