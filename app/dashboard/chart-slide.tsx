import { useState, type ComponentProps, type ComponentType, type PointerEvent } from "react";
import { createPortal } from "react-dom";
import { StaticHtml } from "~/ui/static-html";
import type { Chart, Slide } from "./chart";
import type { LiveChart } from "./live-chart";

type Live = {
  Chart: ComponentType<ComponentProps<typeof LiveChart>>;
  chart: Chart;
  box: Element;
};

/**
 * Shows a chart rendered by the server and its figures as a table. On the first touch or hover a
 * live chart with tooltips covers it. The rendered chart stays in the page, because removing a
 * touched element would end the swipe.
 */
export function ChartSlide({ id, markup }: Pick<Slide, "id" | "markup">) {
  const [live, setLive] = useState<Live | null>(null);
  const showLiveChart = ({ target, currentTarget: slide }: PointerEvent) => {
    const box = target instanceof Element && target.closest(".chart");
    // New figures replace the rendered chart, so the live chart must be created again.
    if (!box || live?.box.isConnected) return;
    // When the live chart cannot be loaded, the rendered chart stays.
    void import("./live-chart").then(
      (module) => setLive({ Chart: module.LiveChart, chart: readChartFromHtml(slide), box }),
      () => undefined,
    );
  };
  return (
    <>
      <StaticHtml name={id} markup={markup} onPointerOver={showLiveChart} />
      {live ? createPortal(<live.Chart chart={live.chart} />, live.box) : null}
    </>
  );
}

/** Reads a chart from the HTML that slide.server.tsx renders: its legend, its table and its kind. */
function readChartFromHtml(slide: Element): Chart {
  const wordsOf = (selector: string, within: Element = slide) =>
    [...within.querySelectorAll(selector)].map(({ textContent }) => textContent ?? "");
  return {
    kind: slide.querySelector("[data-kind=area]") ? "area" : "bars",
    symbol: wordsOf(".symbol")[0] ?? "",
    series: wordsOf(".series:not(.unfinished)"),
    rows: [...slide.querySelectorAll("tbody > tr")].map((row) => ({
      name: wordsOf("th", row)[0] ?? "",
      figures: wordsOf("td", row),
    })),
    unfinished: wordsOf(".unfinished")[0] ?? "",
  };
}
