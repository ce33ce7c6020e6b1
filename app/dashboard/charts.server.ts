import dayjs from "dayjs";
import { formatAmount } from "../../money/money";
import type { Snapshot } from "~/models/snapshot.server";
import { drawn } from "~/ui/drawn.server";
import type { Chart, DrawnChart } from "./chart";
import { drawChart } from "./draw-chart.server";

/** Bars of a chart at most. */
const MOST_BARS = 5;
/** Wide letters, such as Chinese ones, that the name of a bar has room for beside its figure. */
const LABEL_ROOM = 16;

/**
 * The slides of the carousel, each drawn; those that have nothing to show are left out. `today` is
 * YYYY-MM-DD.
 */
export function chartsOf({ periods, accounts, categories }: Snapshot, today: string): DrawnChart[] {
  const last = periods.at(-1)?.month ?? "";
  const trend: Chart = {
    id: "trend",
    title: "Income & Expenses Trend",
    kind: "area",
    series: ["Income", "Expense"],
    rowName: "Month",
    rows: periods.map(({ month, income, expense }) => ({
      label: dayjs(month).format("MMM"),
      name: dayjs(month).format("MMM YYYY"),
      figures: [formatAmount(income), formatAmount(expense)],
    })),
    unfinished: last !== "" && today.startsWith(last) ? `${dayjs(last).format("MMM")} so far` : "",
  };
  const balance = bars(accounts.map(({ name, balance: amount }) => ({ name, amount })));
  const income = bars(categories);
  const charts: Chart[] = [
    ...(periods.some((period) => period.income !== 0n || period.expense !== 0n) ? [trend] : []),
    ...(balance.length > 0
      ? [
          {
            id: "balance",
            title: "Bank / Cash Balance",
            kind: "bars" as const,
            series: ["Balance"],
            rowName: "Account",
            rows: balance,
            unfinished: "",
          },
        ]
      : []),
    ...(income.length > 0
      ? [
          {
            id: "income",
            title: "Income by Category",
            kind: "bars" as const,
            series: ["Last 30 days"],
            rowName: "Category",
            rows: income,
            unfinished: "",
          },
        ]
      : []),
  ];
  return charts.map((chart) => ({ ...chart, drawing: drawn(drawChart(chart)) }));
}

function bars(entries: { name: string; amount: bigint }[]): Chart["rows"] {
  return entries
    .filter(({ amount }) => amount > 0n)
    .sort((a, b) => (a.amount < b.amount ? 1 : a.amount > b.amount ? -1 : 0))
    .slice(0, MOST_BARS)
    .map(({ name, amount }) => ({
      label: shortened(name),
      name,
      figures: [formatAmount(amount)],
    }));
}

/** As much of a name as its bar has room for; the table has all of it. */
function shortened(name: string): string {
  let room = LABEL_ROOM;
  const letters = [...name];
  const fitting = letters.findIndex((letter) => (room -= letter > "\u02ff" ? 1 : 0.55) < 0);
  return fitting < 0
    ? name
    : `${letters
        .slice(0, fitting - 1)
        .join("")
        .trimEnd()}…`;
}
