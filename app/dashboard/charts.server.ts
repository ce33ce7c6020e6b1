import dayjs from "dayjs";
import { formatAmount } from "../../money/money";
import type { Snapshot } from "~/models/snapshot.server";
import type { Chart } from "./chart";
import { drawChart } from "./draw-chart.server";

/** Bars of a chart at most. */
const MOST_BARS = 5;
/** Letters that the axis of the bars has room for. */
const LABEL_LETTERS = 15;

/** The slides of the carousel, each drawn; those that have nothing to show are left out. */
export function chartsOf({ periods, accounts, categories }: Snapshot): (Chart & { svg: string })[] {
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
          },
        ]
      : []),
  ];
  return charts.map((chart) => ({ ...chart, svg: drawChart(chart) }));
}

function bars(entries: { name: string; amount: bigint }[]): Chart["rows"] {
  return entries
    .filter(({ amount }) => amount > 0n)
    .sort((a, b) => (a.amount < b.amount ? 1 : a.amount > b.amount ? -1 : 0))
    .slice(0, MOST_BARS)
    .map(({ name, amount }) => ({
      label: name.length > LABEL_LETTERS ? `${name.slice(0, LABEL_LETTERS - 1).trimEnd()}…` : name,
      name,
      figures: [formatAmount(amount)],
    }));
}
