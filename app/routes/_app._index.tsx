import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ResumeInvoice } from "~/invoices/list/resume-invoice";
import type { Screen } from "~/ui/shell/screen";
import { titled } from "~/ui/title";
import { Carousel } from "~/dashboard/carousel";
import { ChartSlide } from "~/dashboard/chart-slide";
import { FirstSteps } from "~/dashboard/first-steps";
import { loadDashboard, type Dashboard as Shown } from "~/dashboard/load.server";
import { InvoiceOverview, InvoiceSummary } from "~/dashboard/overview";
import { WelcomeCard } from "~/dashboard/welcome-card";
import { Shortcuts } from "~/dashboard/shortcuts";
import { paths } from "~/paths";
import { withSession } from "~/server/session/guards.server";

export const meta = titled("Dashboard");

export const handle: Screen = { title: "Dashboard" };

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, loadDashboard);
}

export default function Dashboard() {
  const { shown, why, begun } = useLoaderData<typeof loader>();
  return (
    <>
      <WelcomeCard />
      {begun ? <ResumeInvoice about={begun} /> : null}
      <div className="dashboard">
        {shown ? null : <NoFigures why={why} />}
        {shown?.isNew ? <FirstSteps /> : null}
        {shown && shown.charts.length > 0 ? <Charts {...shown} /> : null}
        <Shortcuts />
        {shown ? (
          <>
            <InvoiceOverview cards={shown.cards} />
            <InvoiceSummary summary={shown.summary} />
          </>
        ) : null}
      </div>
    </>
  );
}

function Charts({ charts, symbol }: Pick<Shown, "charts" | "symbol">) {
  const slides = charts.map((chart) => ({
    id: chart.id,
    title: chart.title,
    content: <ChartSlide chart={chart} symbol={symbol} />,
  }));
  return <Carousel slides={slides} />;
}

/** `why` is blank when nothing that can be read was answered. */
function NoFigures({ why }: { why: string }) {
  return (
    <section role="alert" className="notice notice-error">
      <h2 className="font-semibold">{why ? "Error" : "Connection Error"}</h2>
      <p>{why || "The figures could not be fetched. Please try again later."}</p>
      <a className="link inline-block py-2" href={paths.home()}>
        Try again
      </a>
    </section>
  );
}
