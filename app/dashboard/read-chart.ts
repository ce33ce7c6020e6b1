import type { Chart } from "./chart";

/** The chart of a slide, from its legend and its table as draw-slide.server.tsx has them. */
export function readChart(slide: Element): Chart {
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
