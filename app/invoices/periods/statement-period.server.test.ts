import { expect, it } from "vitest";
import { parseStatementPeriod, listPresetPeriods } from "./statement-period.server";

it("listPresetPeriods returns periods that end at or before today", () => {
  const periods = (today: string) =>
    listPresetPeriods(today).map(({ from, to }) => `${from} ${to}`);
  expect(periods("2026-11-23")).toEqual([
    "2026-11-01 2026-11-23",
    "2026-10-01 2026-10-31",
    "2026-09-01 2026-11-23",
    "2026-01-01 2026-11-23",
  ]);
  expect(periods("2028-03-31")).toEqual([
    "2028-03-01 2028-03-31",
    "2028-02-01 2028-02-29",
    "2028-01-01 2028-03-31",
    "2028-01-01 2028-03-31",
  ]);
  expect(periods("2027-01-01").slice(1, 3)).toEqual([
    "2026-12-01 2026-12-31",
    "2026-11-01 2027-01-01",
  ]);
});

it("parseStatementPeriod parses typed dates and fills in missing ones", () => {
  const parse = (from: string, to: string) =>
    parseStatementPeriod({ from, to }, "2026-11-23").period;
  expect(parse("", "")).toEqual({ from: "2026-11-01", to: "2026-11-23" });
  expect(parse("1/9/2026", "2026-10-15")).toEqual({ from: "2026-09-01", to: "2026-10-15" });
  expect(parse("", "15/10/2026")).toEqual({ from: "2026-10-01", to: "2026-10-15" });
});

it("parseStatementPeriod returns an error for each date that cannot be parsed", () => {
  const errors = (from: string, to: string) =>
    parseStatementPeriod({ from, to }, "2026-11-23").errors;
  const message = "Enter the date as DD/MM/YYYY.";
  expect(errors("31/02/2026", "")).toEqual({ from: message });
  expect(errors("", "soon")).toEqual({ to: message });
  expect(errors("x", "y")).toEqual({ from: message, to: message });
});
