import { SUMMARY_DAYS } from "../../domain/day-spans";
import { dashboardWords as words } from "../../domain/words/dashboard";
import { fill } from "../../domain/words/message";
import { formatAmount } from "../../domain/money/money";
import { toShownName, toShownNames } from "../../domain/given-names";
import { formatMonth, formatMonthName } from "~/lib/months.server";
import type { Snapshot } from "~/models/snapshot.server";
import { toMarkup } from "~/ui/static-html.server";
import type { Chart, Slide } from "./chart";
import { renderSlide, type SlideContent } from "./slide.server";

/** The maximum number of bars in a chart. */
const MAX_BARS = 5;

/**
 * Renders the slides of the carousel; slides without figures are left out. `today` is YYYY-MM-DD.
 */
export function renderSlides(snapshot: Snapshot, today: string): Slide[] {
  return toSlideContents(snapshot, today)
    .filter(({ chart }) => chart.rows.length > 0)
    .map((content) => ({
      id: content.id,
      title: content.title,
      markup: toMarkup(renderSlide(content)),
    }));
}

function toSlideContents({ symbol, ...figures }: Snapshot, today: string): SlideContent[] {
  const accounts = figures.accounts.map(({ name, balance: amount }) => ({
    name: toShownName(name),
    amount,
  }));
  return [
    {
      id: "trend",
      title: words.charts.trend,
      rowName: words.charts.month,
      chart: toTrendChart(figures.periods, symbol, today),
    },
    {
      id: "balance",
      title: words.charts.balances,
      rowName: words.charts.account,
      chart: toBarChart(accounts, symbol, words.charts.balance),
    },
    {
      id: "income",
      title: words.charts.categories,
      rowName: words.charts.category,
      chart: toBarChart(
        toShownNames(figures.categories),
        symbol,
        fill(words.charts.lastDays, { days: SUMMARY_DAYS }),
      ),
    },
  ];
}

function toTrendChart(periods: Snapshot["periods"], symbol: string, today: string): Chart {
  const last = periods.at(-1)?.month ?? "";
  const hasFigures = periods.some(({ income, expense }) => income !== 0n || expense !== 0n);
  return {
    kind: "area",
    symbol,
    series: [words.charts.income, words.charts.expense],
    rows: (hasFigures ? periods : []).map(({ month, income, expense }) => ({
      name: formatMonth(month),
      figures: [formatAmount(income), formatAmount(expense)],
    })),
    unfinished:
      last !== "" && today.startsWith(last)
        ? fill(words.charts.soFar, { month: formatMonthName(last) })
        : "",
  };
}

type Entry = { name: string; amount: bigint };

function toBarChart(entries: Entry[], symbol: string, series: string): Chart {
  const rows = entries
    .filter(({ amount }) => amount > 0n)
    .sort((a, b) => (a.amount < b.amount ? 1 : a.amount > b.amount ? -1 : 0))
    .slice(0, MAX_BARS)
    .map(({ name, amount }) => ({ name, figures: [formatAmount(amount)] }));
  return { kind: "bars", symbol, series: [series], rows, unfinished: "" };
}
