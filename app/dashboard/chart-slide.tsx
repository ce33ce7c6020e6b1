import { useState, type ComponentProps, type ComponentType, type PointerEvent } from "react";
import { createPortal } from "react-dom";
import { StaticHtml } from "~/ui/static-html";
import type { Chart, Slide } from "./chart";
import type { LiveChart } from "./live-chart";

type Live = {
  Chart: ComponentType<ComponentProps<typeof LiveChart>>;
  chart: Chart;
  place: Element;
};

/**
 * A chart as the server drew it, and its figures as a table. Once it is touched or pointed at, the
 * live one with tooltips covers the drawing. The drawing stays: with what a finger began on, its
 * swipe would be gone too.
 */
export function ChartSlide({ id, markup }: Pick<Slide, "id" | "markup">) {
  const [live, setLive] = useState<Live | null>(null);
  const enliven = ({ target, currentTarget: slide }: PointerEvent) => {
    const place = target instanceof Element && target.closest(".chart");
    // With other figures the slide is drawn anew.
    if (!place || live?.place.isConnected) return;
    // Without it the drawing stays.
    void import("./live-chart").then(
      (module) => setLive({ Chart: module.LiveChart, chart: readChartFromHtml(slide), place }),
      () => undefined,
    );
  };
  return (
    <>
      <StaticHtml name={id} markup={markup} onPointerOver={enliven} />
      {live ? createPortal(<live.Chart chart={live.chart} />, live.place) : null}
    </>
  );
}

/** The chart of a slide, from its legend and its table as draw-slide.server.tsx has them. */
export function readChartFromHtml(slide: Element): Chart {
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
