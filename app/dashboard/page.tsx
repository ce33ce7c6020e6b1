import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/paths";
import { StaticHtml } from "~/ui/static-html";
import { Carousel } from "./carousel";
import type { Slide } from "./chart";
import { ChartSlide } from "./chart-slide";
import type { loadDashboard } from "./loader.server";
import { Shortcuts } from "./shortcuts";

/** Shows the dashboard; `children` stand above the figures. */
export function DashboardPage({ children }: { children: ReactNode }) {
  const { shown, why, sellsForCash } = useLoaderData<typeof loadDashboard>();
  return (
    <>
      {children}
      <div className="dashboard">
        {shown ? (
          <>
            <StaticHtml name="first" className="drawn" markup={shown.first} />
            <StaticHtml name="overview" className="overview" markup={shown.overview} />
          </>
        ) : (
          <NoFigures why={why} />
        )}
        {shown && shown.charts.length > 0 ? <Charts slides={shown.charts} /> : null}
        <Shortcuts sellsForCash={sellsForCash} />
        {shown ? <StaticHtml name="last" className="drawn" markup={shown.last} /> : null}
      </div>
    </>
  );
}

function Charts({ slides }: { slides: Slide[] }) {
  return (
    <Carousel slides={slides.map((slide) => ({ ...slide, content: <ChartSlide {...slide} /> }))} />
  );
}

/** Shows an error in place of the figures; `why` is empty when the API gave no reason. */
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
