import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { dashboardWords as words } from "../../domain/words/dashboard";
import { errorWords } from "../../domain/words/errors";
import { paths } from "~/paths";
import { StaticHtml } from "~/ui/static-html";
import { Carousel } from "./carousel";
import type { Slide } from "./chart";
import { ChartSlide } from "./chart-slide";
import type { loadDashboard } from "./loader.server";
import { Shortcuts } from "./shortcuts";

/** Shows the dashboard, with `children` above the figures. */
export function DashboardPage({ children }: { children: ReactNode }) {
  const { view, today, why, sellsForCash } = useLoaderData<typeof loadDashboard>();
  return (
    <>
      {children}
      <div className="dashboard">
        {view ? (
          <StaticHtml name="first" className="drawn first" markup={view.first} />
        ) : (
          <NoFigures why={why} />
        )}
        <StaticHtml name="waiting" className="drawn waiting" markup={today.waiting} />
        <StaticHtml name="money-in" className="money-in" markup={today.moneyIn} />
        {view ? <StaticHtml name="overview" className="overview" markup={view.overview} /> : null}
        {view && view.charts.length > 0 ? <Charts slides={view.charts} /> : null}
        <Shortcuts sellsForCash={sellsForCash} />
        {view ? <StaticHtml name="last" className="drawn" markup={view.last} /> : null}
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
      <h2 className="font-semibold">{why ? errorWords.error : errorWords.connection.title}</h2>
      <p>{why || words.noFigures}</p>
      <a className="link inline-block py-3" href={paths.home()}>
        {errorWords.tryAgain}
      </a>
    </section>
  );
}
