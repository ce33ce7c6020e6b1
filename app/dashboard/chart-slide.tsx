import { useState, type ComponentType } from "react";
import { Drawn } from "~/ui/drawn";
import type { Chart, DrawnChart } from "./chart";
import type { LiveChart } from "./live-chart";

type Props = { chart: DrawnChart; symbol: string };

/**
 * A chart as the server drew it, and its figures as a table. Once it is
 * touched or pointed at, the live one with tooltips takes the drawing's place.
 */
export function ChartSlide({ chart, symbol }: Props) {
  const { id, title, series, drawing, unfinished } = chart;
  const [Live, setLive] = useState<ComponentType<Parameters<typeof LiveChart>[0]> | null>(null);
  const enliven = () => {
    if (Live) return;
    // Without it the drawing stays.
    void import("./live-chart").then(
      (module) => setLive(() => module.LiveChart),
      () => undefined,
    );
  };
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
        aria-label={`${title}. The figures are in the table below.`}
        onPointerEnter={enliven}
      >
        {/* It stays: with what a finger began on, its swipe would be gone too. */}
        <Drawn name={id} className={Live ? "invisible" : undefined} markup={drawing} />
        {Live ? <Live chart={chart} symbol={symbol} /> : null}
      </div>
      <details>
        <summary className="link inline-block py-3 text-sm">Show figures</summary>
        <Figures chart={chart} symbol={symbol} />
      </details>
    </section>
  );
}

function Figures({
  chart: { title, rowName, series, rows },
  symbol,
}: {
  chart: Chart;
  symbol: string;
}) {
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
