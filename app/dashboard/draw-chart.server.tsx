import { LRUCache } from "lru-cache";
import { renderToStaticMarkup } from "react-dom/server";
import type { Chart } from "./chart";
import { Drawing } from "./drawing";

// Drawing costs more than all else on the page, and a chart stays the same until the books change.
const drawn = new LRUCache<string, string>({ max: 500 });

/** The chart as the markup of an SVG. */
export function drawChart(chart: Chart): string {
  const key = JSON.stringify([chart.kind, chart.series, chart.rows, chart.unfinished]);
  const svg = drawn.get(key) ?? lightened(renderToStaticMarkup(<Drawing chart={chart} />));
  drawn.set(key, svg);
  return svg;
}

/** Without what only a live chart needs; no style attribute passes the page's own policy anyway. */
function lightened(markup: string): string {
  const svg = /<svg.*<\/svg>/s.exec(markup)?.[0] ?? "";
  return svg
    .replace(/<defs>.*?<\/defs>|<title><\/title>|<desc><\/desc>/gs, "")
    .replace(/ (class|style|name|orientation|radius)="[^"]*"/g, "")
    .replace(/(<(?:text|line|path)[^>]*?)(?: (?:width|height)="[^"]*")+/g, "$1")
    .replace(/ (x|y)="[^"]*"(?=[^>]* x1=)/g, "")
    .replace(/<path x="[^"]*" y="[^"]*"/g, "<path")
    .replace(/<[^>]+>/g, rounded)
    .replace(/\s+/g, " ")
    .replace(/<text[^>]*>(<tspan[^>]*><\/tspan>)*<\/text>/g, "")
    .replace(/<g>\s*<\/g>/g, "")
    .replace("<svg", '<svg aria-hidden="true"');
}

/** Places, not the figures between the tags. */
function rounded(tag: string): string {
  return tag.replace(/\d+\.\d{2,}(?!em)/g, (number) =>
    String(Math.round(Number(number) * 10) / 10),
  );
}
