import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/paths";
import { Drawn } from "~/ui/drawn";
import { Carousel } from "./carousel";
import { ChartSlide } from "./chart-slide";
import type { Dashboard, loadDashboard } from "./load.server";
import { InvoiceOverview } from "./overview";
import { Shortcuts } from "./shortcuts";

/** `children` is what stands between the welcome and the figures. */
export function DashboardPage({ children }: { children: ReactNode }) {
  const { shown, why, sellsForCash } = useLoaderData<typeof loadDashboard>();
  return (
    <>
      {children}
      <div className="dashboard">
        {shown ? (
          <>
            <Drawn name="first" className="drawn" markup={shown.first} />
            <InvoiceOverview cards={shown.cards} />
          </>
        ) : (
          <NoFigures why={why} />
        )}
        {shown && shown.charts.length > 0 ? <Charts {...shown} /> : null}
        <Shortcuts sellsForCash={sellsForCash} />
        {shown ? <Drawn name="last" className="drawn" markup={shown.last} /> : null}
      </div>
    </>
  );
}

function Charts({ charts, symbol }: Pick<Dashboard, "charts" | "symbol">) {
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
