import { LRUCache } from "lru-cache";
import { renderToStaticMarkup } from "react-dom/server";
// The browser build is one file and takes a third less memory than the modules of the Node build.
import { optimize } from "svgo/browser";
import { getLanguage } from "../../domain/words/in-languages";
import { dashboardWords as words } from "../../domain/words/dashboard";
import { fill } from "../../domain/words/message";
import type { Chart } from "./chart";
import { RechartsChart } from "./recharts-chart";

/** `rowName` is the heading of the first column, which contains the names of the rows. */
export type SlideContent = { id: string; title: string; rowName: string; chart: Chart };

/**
 * Renders a chart as SVG and its figures as a table. `readChartFromHtml` reads this HTML for the
 * live chart. Slides are cached, because rendering a chart takes longer than the rest of the page
 * and its data rarely changes.
 */
export function renderSlide(content: SlideContent): string {
  const key = getLanguage() + JSON.stringify(content);
  const html = renderedSlides.get(key) ?? renderToStaticMarkup(<SlideSection {...content} />);
  renderedSlides.set(key, html);
  return html;
}

const renderedSlides = new LRUCache<string, string>({ max: 500 });

function SlideSection({ title, rowName, chart }: SlideContent) {
  const { kind, symbol, series, unfinished } = chart;
  return (
    <section aria-label={title} className="px-4 pt-4">
      <div className="flex justify-between">
        <h2 className="font-semibold">{title}</h2>
        <span className="symbol text-sm">{symbol}</span>
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm text-quiet">
        {series.map((name, index) => (
          <span key={name} className={index === 0 ? "series" : "series series-other"}>
            {name}
          </span>
        ))}
        {unfinished ? <span className="series unfinished">{unfinished}</span> : null}
      </p>
      <div
        className="chart"
        role="img"
        aria-label={fill(words.charts.drawing, { title })}
        data-kind={kind}
        dangerouslySetInnerHTML={{ __html: renderSvg(chart) }}
      />
      <details>
        <summary className="link inline-block py-3 text-sm">{words.charts.showFigures}</summary>
        <Figures title={title} rowName={rowName} chart={chart} />
      </details>
    </section>
  );
}

function Figures({ title, rowName, chart }: Omit<SlideContent, "id">) {
  const { symbol, series, rows } = chart;
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col" className="py-1 text-left font-medium">
            {rowName}
          </th>
          {series.map((name) => (
            <th key={name} scope="col" className="py-1 text-right font-medium">
              {name} <span className="symbol">{symbol}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, figures }, index) => (
          <tr key={index} className="border-t border-line">
            <th scope="row" className="py-1 text-left font-normal">
              {name}
            </th>
            {figures.map((figure, column) => (
              <td key={column} className="figures py-1">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Renders the SVG without attributes that only a live chart needs. The page's Content Security
 * Policy forbids style attributes anyway.
 */
function renderSvg(chart: Chart): string {
  const markup = renderToStaticMarkup(<RechartsChart chart={chart} />);
  const svg = markup.slice(markup.indexOf("<svg"), markup.lastIndexOf("</svg>") + "</svg>".length);
  return optimize(svg, {
    floatPrecision: 1,
    plugins: [
      // Keeps the id of the hatch pattern, to which the charts refer by name.
      { name: "preset-default", params: { overrides: { cleanupIds: false } } },
      // recharts renders an empty title.
      "removeTitle",
      {
        name: "removeAttrs",
        params: { attrs: ["class", "style", "name", "orientation", "radius"] },
      },
      { name: "addAttributesToSVGElement", params: { attributes: [{ "aria-hidden": "true" }] } },
    ],
  }).data;
}
