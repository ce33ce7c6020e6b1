import { expect, it } from "vitest";
import { parseStatementPeriod, presetPeriods } from "./statement-period.server";

it("names the months by the company's day", () => {
  const shown = (today: string) => presetPeriods(today).map(({ from, to }) => `${from} ${to}`);
  expect(shown("2026-11-23")).toEqual([
    "2026-11-01 2026-11-23",
    "2026-10-01 2026-10-31",
    "2026-09-01 2026-11-23",
    "2026-01-01 2026-11-23",
  ]);
  expect(shown("2028-03-31")).toEqual([
    "2028-03-01 2028-03-31",
    "2028-02-01 2028-02-29",
    "2028-01-01 2028-03-31",
    "2028-01-01 2028-03-31",
  ]);
  expect(shown("2027-01-01").slice(1, 3)).toEqual([
    "2026-12-01 2026-12-31",
    "2026-11-01 2027-01-01",
  ]);
});

it("reads days as they are typed, and fills in what is left out", () => {
  const read = (from: string, to: string) =>
    parseStatementPeriod({ from, to }, "2026-11-23").period;
  expect(read("", "")).toEqual({ from: "2026-11-01", to: "2026-11-23" });
  expect(read("1/9/2026", "2026-10-15")).toEqual({ from: "2026-09-01", to: "2026-10-15" });
  expect(read("", "15/10/2026")).toEqual({ from: "2026-10-01", to: "2026-10-15" });
});

it("says which day it cannot read", () => {
  const errors = (from: string, to: string) =>
    parseStatementPeriod({ from, to }, "2026-11-23").errors;
  const words = "Enter the date as DD/MM/YYYY.";
  expect(errors("31/02/2026", "")).toEqual({ from: words });
  expect(errors("", "soon")).toEqual({ to: words });
  expect(errors("x", "y")).toEqual({ from: words, to: words });
});
