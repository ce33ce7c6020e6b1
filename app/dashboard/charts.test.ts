import { expect, test } from "vitest";
import type { Snapshot } from "~/models/snapshot.server";
import type { Slide } from "./chart";
import { renderSlides } from "./charts.server";

const TODAY = "2026-11-20";

const nothing = { count: 0, amount: 0n };
const snapshot = (figures: Partial<Snapshot> = {}): Snapshot => ({
  symbol: "RM",
  accounts: [],
  categories: [],
  periods: [],
  overdue: nothing,
  open: nothing,
  received: nothing,
  issued: { ...nothing, change: null },
  ...figures,
});

/** Returns the text of each table cell. */
const cellsOf = (slide?: Slide) =>
  [...(slide?.markup?.html ?? "").matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = ""]) =>
    cell.replace(/<[^>]*>/g, ""),
  );

test("the carousel leaves out charts without figures", () => {
  const periods = [{ month: "2026-10", income: 0n, expense: 0n }];
  const accounts = [{ name: "Till", balance: 0n }];
  expect(renderSlides(snapshot(), TODAY)).toEqual([]);
  expect(renderSlides(snapshot({ periods, accounts }), TODAY)).toEqual([]);
});

test("the trend has a drawing hidden from screen readers and lists every month, with zeros too", () => {
  const periods = [
    { month: "2026-10", income: 0n, expense: 0n },
    { month: "2026-11", income: 0n, expense: 4025n },
  ];
  const [slide] = renderSlides(snapshot({ periods }), TODAY);
  expect(slide?.id).toBe("trend");
  expect(slide?.markup?.html).toMatch(/<svg[^>]* aria-hidden="true".*<\/svg>/s);
  expect(cellsOf(slide)).toEqual([
    ...["Month", "Income RM", "Expense RM"],
    ...["Oct 2026", "0.00", "0.00"],
    ...["Nov 2026", "0.00", "40.25"],
  ]);
});

test("a chart shows the five largest categories, largest first, and shortens names in the drawing", () => {
  const amounts = [300n, 123_450n, -500n, 20n, 40n, 10n, 50n];
  const categories = amounts.map((amount, index) => ({
    name: index === 1 ? "Catering for weddings and funerals" : `Category ${index}`,
    amount,
  }));
  const [slide] = renderSlides(snapshot({ categories }), TODAY);
  expect(slide?.id).toBe("income");
  expect(cellsOf(slide).slice(2)).toEqual([
    ...["Catering for weddings and funerals", "1,234.50"],
    ...["Category 0", "3.00"],
    ...["Category 6", "0.50"],
    ...["Category 4", "0.40"],
    ...["Category 3", "0.20"],
  ]);
  for (const words of ["Catering for weddings and fu…", "1,234.50", "0.20"])
    expect(slide?.markup?.html).toContain(`>${words}</text>`);
});

test("a chart shortens a Chinese name to the letters that fit", () => {
  const [slide] = renderSlides(
    snapshot({ accounts: [{ name: "槟".repeat(60), balance: 999_999_999n }] }),
    TODAY,
  );
  expect(slide?.markup?.html).toContain(`>${"槟".repeat(15)}…</text>`);
  expect(slide?.markup?.html).toContain(">9,999,999.99</text>");
});

test("the trend dashes and labels only a month that is not over", () => {
  const periods = ["2026-09", "2026-10", "2026-11"].map((month) => ({
    month,
    income: 100n,
    expense: 50n,
  }));
  const [running] = renderSlides(snapshot({ periods }), TODAY);
  expect(running?.markup?.html).toContain(">Nov so far<");
  expect(running?.markup?.html).toContain("stroke-dasharray");
  const [over] = renderSlides(snapshot({ periods }), "2026-12-01");
  expect(over?.markup?.html).not.toContain("so far");
  expect(over?.markup?.html).not.toContain("stroke-dasharray");
});
