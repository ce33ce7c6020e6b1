import { addCurrencySymbol } from "../../domain/money/with-symbol";
import { useEffect, useRef, type RefObject } from "react";
import { Tooltip } from "recharts";
import { CHART_WIDTH, type Chart } from "./chart";
import { RechartsChart } from "./recharts-chart";

/** Shows the chart with tooltips, exactly over the server's chart. */
export function LiveChart({ chart }: { chart: Chart }) {
  const box = useRef<HTMLDivElement>(null);
  useScale(box);
  return (
    <div ref={box} className="chart-live">
      <RechartsChart
        chart={chart}
        tooltip={
          <Tooltip
            isAnimationActive={false}
            content={({ label }) => <Tip chart={chart} label={String(label)} />}
          />
        }
      />
    </div>
  );
}

function Tip({ chart: { rows, series, symbol }, label }: { chart: Chart; label: string }) {
  const row = rows.find((each) => each.name === label);
  if (!row) return null;
  return (
    <div className="tooltip">
      <p>{row.name}</p>
      {row.figures.map((figure, index) => (
        <p key={index}>
          {series[index]} {addCurrencySymbol(symbol, figure)}
        </p>
      ))}
    </div>
  );
}

/** Scales the live chart to the available width, because recharts renders in pixels. */
function useScale(box: RefObject<HTMLElement>) {
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const scale = () =>
      element.style.setProperty(
        "--scale",
        String((element.parentElement?.clientWidth ?? CHART_WIDTH) / CHART_WIDTH),
      );
    scale();
    window.addEventListener("resize", scale);
    return () => window.removeEventListener("resize", scale);
  }, [box]);
}
