import { describe, expect, it } from "vitest";
import { addDays, parseDate, formatDate } from "./days";

describe("parseDate", () => {
  it.each([
    ["20/11/2026", "2026-11-20"],
    ["1/2/2026", "2026-02-01"],
    [" 01.02.2026 ", "2026-02-01"],
    ["2026-02-01", "2026-02-01"],
    ["29/02/2028", "2028-02-29"],
  ])("parses %s as %s", (typed, date) => expect(parseDate(typed)).toBe(date));

  it.each([
    "31/02/2026",
    "29/02/2027",
    "2026-13-01",
    "0000-00-00",
    "20/11/26",
    "tomorrow",
    "",
    "1/1/0001",
  ])("returns null for %s", (typed) => expect(parseDate(typed)).toBeNull());
});

it("formatDate formats a date as DD/MM/YYYY, and NO_DATE as an empty text", () => {
  expect(formatDate("2026-02-01")).toBe("01/02/2026");
  expect(formatDate("0000-00-00")).toBe("");
});

it("addDays adds days across months and leap years", () => {
  expect(addDays("2026-11-20", 30)).toBe("2026-12-20");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
});
