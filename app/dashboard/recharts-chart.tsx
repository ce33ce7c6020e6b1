import type { ReactElement } from "react";
import { Area, AreaChart, Bar, BarChart, CartesianGrid, LabelList, XAxis, YAxis } from "recharts";
import { formatShortAmount } from "~/lib/short-amount";
import { CHART_HEIGHT, CHART_WIDTH, type Chart } from "./chart";

const COLORS = ["var(--brand)", "var(--amber)"];
const TEXT = { fontSize: 11, fill: "var(--quiet)" };
/** The maximum length of a bar's name in wide letters, such as Chinese letters. */
const LABEL_ROOM = 16;
/** The width of a Latin letter, as a share of a wide letter. */
const NARROW_LETTER = 0.55;
const LAST_NARROW_LETTER = "\u02ff";
/** The number of months from one label of the axis to the next. */
const LABEL_STEP = 3;

type Props = { chart: Chart; tooltip?: ReactElement };

/**
 * Renders a chart with recharts, on the server and, with a tooltip, in the browser. The browser must
 * load this module lazily: recharts is large.
 */
export function RechartsChart(props: Props) {
  return props.chart.kind === "bars" ? <BarsChart {...props} /> : <TrendChart {...props} />;
}

/** Shows each bar below its name and figure, so that no axis is needed. */
function BarsChart({ chart: { rows, series }, tooltip }: Props) {
  const labels = rows.map(({ name, figures }) => ({
    label: shortenLabel(name),
    figure: figures[0] ?? "",
  }));
  return (
    <BarChart
      data={toPoints(rows)}
      width={CHART_WIDTH}
      height={CHART_HEIGHT}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      layout="vertical"
    >
      <XAxis type="number" hide />
      <YAxis type="category" dataKey="name" hide />
      {tooltip}
      <Bar
        dataKey={heightOfSeries(0)}
        name={series[0] ?? ""}
        fill={COLORS[0] ?? ""}
        background={{ fill: "var(--tint)", radius: 4 }}
        barSize={8}
        minPointSize={4}
        radius={4}
        isAnimationActive={false}
      >
        <LabelList
          content={(position) => <BarLabel y={position.y} {...labels[position.index ?? 0]} />}
        />
      </Bar>
    </BarChart>
  );
}

/** Shortens a name that is longer than `LABEL_ROOM`. The table contains the whole name. */
function shortenLabel(name: string): string {
  let room = LABEL_ROOM;
  const letters = [...name];
  const fitting = letters.findIndex(
    (letter) => (room -= letter > LAST_NARROW_LETTER ? 1 : NARROW_LETTER) < 0,
  );
  return fitting < 0
    ? name
    : `${letters
        .slice(0, fitting - 1)
        .join("")
        .trimEnd()}…`;
}

type BarLabelProps = { y?: number | string | undefined; label?: string; figure?: string };

function BarLabel({ y, label, figure }: BarLabelProps) {
  const line = Number(y) - 6;
  return (
    <g fontSize={12}>
      <text x={0} y={line} fill="var(--quiet)">
        {label}
      </text>
      <text x={CHART_WIDTH} y={line} textAnchor="end" fill="var(--ink)">
        {figure}
      </text>
    </g>
  );
}

/**
 * Shows income and expenses per month. The second series is hatched, so that the first remains
 * visible behind it and the two do not look stacked. A month that is not over is dashed.
 */
function TrendChart({ chart: { rows, series, unfinished }, tooltip }: Props) {
  const axis = { axisLine: false, tickLine: false, tick: TEXT };
  // Ids must be unique: the server's chart stays in the page, hidden, with its own pattern.
  const hatch = tooltip ? "hatch-live" : "hatch";
  const last = rows.length - 1;
  const parts = unfinished && last > 0 ? [isUpTo(last - 1), isFrom(last - 1)] : [isUpTo(last)];
  return (
    <AreaChart
      data={toPoints(rows)}
      width={CHART_WIDTH}
      height={CHART_HEIGHT}
      margin={{ top: 12, right: 0, bottom: 0, left: 0 }}
    >
      <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse">
        <path d="M-1 1 1-1M0 5 5 0M4 6 6 4" stroke={COLORS[1]} strokeOpacity="0.5" />
      </pattern>
      <CartesianGrid stroke="var(--line)" vertical={false} />
      <XAxis
        {...axis}
        dataKey="name"
        height={24}
        padding={{ left: 8, right: 16 }}
        interval={0}
        // With `ticks`, the tooltip would work only for months that have a label.
        tickFormatter={(_month, index) =>
          (last - index) % LABEL_STEP === 0 ? monthOf(rows[index]?.name) : ""
        }
      />
      <YAxis {...axis} width={36} tickCount={4} tickFormatter={formatShortAmount} />
      {tooltip}
      {series.flatMap((name, index) =>
        parts.map((isIn, part) => (
          <Area
            key={`${name} ${part}`}
            dataKey={(point: Point) => (isIn(point) ? heightOfSeries(index)(point) : null)}
            name={name}
            stroke={COLORS[index] ?? ""}
            strokeDasharray={part > 0 ? "3 3" : undefined}
            fill={index === 0 ? COLORS[0] : `url(#${hatch})`}
            strokeWidth={2}
            fillOpacity={index === 0 ? 0.1 : 1}
            isAnimationActive={false}
          />
        )),
      )}
    </AreaChart>
  );
}

type Point = { index: number; name: string; heights: number[] };

function toPoints(rows: Chart["rows"]): Point[] {
  return rows.map(({ name, figures }, index) => ({
    index,
    name,
    heights: figures.map(parseHeight),
  }));
}

/** Returns the month of a month and a year: "Nov" for "Nov 2026", "11月" for "2026年11月". */
const monthOf = (name = "") => name.replace(/ ?\d{4}年?/, "");

const isUpTo = (last: number) => (point: Point) => point.index <= last;
const isFrom = (first: number) => (point: Point) => point.index >= first;

function heightOfSeries(index: number) {
  return (point: Point) => point.heights[index] ?? 0;
}

// The number is only a position on the screen; displayed amounts stay text.
function parseHeight(figure: string): number {
  return Number(figure.replaceAll(",", ""));
}
