import type { ReactElement } from "react";
import { Area, AreaChart, Bar, BarChart, CartesianGrid, XAxis, YAxis } from "recharts";
import { shortAmount } from "~/lib/short-amount";
import { CHART_HEIGHT, CHART_WIDTH, type Chart } from "./chart";

const COLORS = ["var(--brand)", "var(--amber)"];
const TEXT = { fontSize: 11, fill: "var(--quiet)" };

/**
 * The chart by recharts, for the page as it is sent and for the live one with
 * a tooltip; it brings the library along, so nothing imports it at once.
 */
export function Drawing({ chart, tooltip }: { chart: Chart; tooltip?: ReactElement }) {
  const points = chart.rows.map(({ label, figures }) => ({
    label,
    heights: figures.map(heightOf),
  }));
  const common = {
    data: points,
    width: CHART_WIDTH,
    height: CHART_HEIGHT,
    margin: { top: 8, right: 12, bottom: 0, left: 0 },
  };
  const axis = { axisLine: false, tickLine: false, tick: TEXT };
  if (chart.kind === "bars") {
    return (
      <BarChart {...common} layout="vertical">
        <CartesianGrid stroke="var(--line)" horizontal={false} />
        <XAxis {...axis} type="number" height={24} tickCount={4} tickFormatter={shortAmount} />
        <YAxis {...axis} type="category" dataKey="label" width={108} interval={0} />
        {tooltip}
        <Bar
          dataKey={heightIn(0)}
          name={chart.series[0] ?? ""}
          fill={COLORS[0] ?? ""}
          barSize={16}
          radius={[0, 4, 4, 0]}
          isAnimationActive={false}
        />
      </BarChart>
    );
  }
  return (
    <AreaChart {...common}>
      <CartesianGrid stroke="var(--line)" vertical={false} />
      <XAxis {...axis} dataKey="label" height={24} interval={2} padding={{ left: 8, right: 8 }} />
      <YAxis {...axis} width={44} tickCount={4} tickFormatter={shortAmount} />
      {tooltip}
      {chart.series.map((name, index) => (
        <Area
          key={name}
          dataKey={heightIn(index)}
          name={name}
          stroke={COLORS[index] ?? ""}
          fill={COLORS[index] ?? ""}
          strokeWidth={2}
          fillOpacity={0.15}
          isAnimationActive={false}
        />
      ))}
    </AreaChart>
  );
}

type Point = { label: string; heights: number[] };

function heightIn(index: number) {
  return (point: Point) => point.heights[index] ?? 0;
}

// A place on the screen, not an amount: the figures that are read stay text.
function heightOf(figure: string): number {
  return Number(figure.replaceAll(",", ""));
}
