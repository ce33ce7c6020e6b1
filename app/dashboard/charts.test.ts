import { expect, it } from "vitest";
import type { Snapshot } from "~/models/snapshot.server";
import { chartsOf } from "./charts.server";

const TODAY = "2026-11-20";

const none = { count: 0, amount: 0n };
const snapshot = (figures: Partial<Snapshot> = {}): Snapshot => ({
  symbol: "RM",
  accounts: [],
  categories: [],
  periods: [],
  overdue: none,
  open: none,
  received: none,
  issued: { ...none, change: null },
  ...figures,
});

it("leaves out what has nothing to show", () => {
  const periods = [{ month: "2026-10", income: 0n, expense: 0n }];
  const accounts = [{ name: "Till", balance: 0n }];
  expect(chartsOf(snapshot(), TODAY)).toEqual([]);
  expect(chartsOf(snapshot({ periods, accounts }), TODAY)).toEqual([]);
});

it("shows each month's income and expenses, also when there is one of them alone", () => {
  const periods = [
    { month: "2026-10", income: 0n, expense: 0n },
    { month: "2026-11", income: 0n, expense: 4025n },
  ];
  expect(chartsOf(snapshot({ periods }), TODAY)).toMatchObject([
    {
      id: "trend",
      kind: "area",
      series: ["Income", "Expense"],
      rows: [
        { label: "Oct", name: "Oct 2026", figures: ["0.00", "0.00"] },
        { label: "Nov", name: "Nov 2026", figures: ["0.00", "40.25"] },
      ],
      drawing: { html: expect.stringMatching(/^<svg aria-hidden="true".*<\/svg>$/s) as string },
    },
  ]);
});

it("shows the five largest, the largest first, with names that fit", () => {
  const amounts = [300n, 123_450n, -500n, 20n, 40n, 10n, 50n];
  const categories = amounts.map((amount, index) => ({
    name: index === 1 ? "Catering for weddings and funerals" : `Category ${index}`,
    amount,
  }));
  const [chart] = chartsOf(snapshot({ categories }), TODAY);
  expect(chart).toMatchObject({ id: "income", kind: "bars" });
  expect(chart?.rows.map(({ figures }) => figures[0])).toEqual([
    "1,234.50",
    "3.00",
    "0.50",
    "0.40",
    "0.20",
  ]);
  expect(chart?.rows[0]).toMatchObject({
    label: "Catering for weddings and fu…",
    name: "Catering for weddings and funerals",
  });
  for (const figure of ["1,234.50", "0.20"])
    expect(chart?.drawing?.html).toContain(`>${figure}</text>`);
});

it("names as many Chinese letters as there is room for", () => {
  const [chart] = chartsOf(
    snapshot({ accounts: [{ name: "槟".repeat(60), balance: 999_999_999n }] }),
    TODAY,
  );
  expect(chart?.rows[0]?.label).toBe(`${"槟".repeat(15)}…`);
  expect(chart?.drawing?.html).toContain(">9,999,999.99</text>");
});

it("dashes the month that is not over, and that one alone", () => {
  const periods = ["2026-09", "2026-10", "2026-11"].map((month) => ({
    month,
    income: 100n,
    expense: 50n,
  }));
  const [running] = chartsOf(snapshot({ periods }), TODAY);
  expect(running?.unfinished).toBe("Nov so far");
  expect(running?.drawing?.html).toContain("stroke-dasharray");
  const [over] = chartsOf(snapshot({ periods }), "2026-12-01");
  expect(over?.unfinished).toBe("");
  expect(over?.drawing?.html).not.toContain("stroke-dasharray");
});
