import { expect, it } from "vitest";
import {
  addToDate,
  countDaysBetween,
  addToMoment,
  getMonthEnd,
  getMonthStart,
  getWeekday,
} from "./date-arithmetic";

it("addToDate and addToMoment move a day beyond the end of a shorter month to its last day", () => {
  expect(addToDate("2027-01-31", 1, "month")).toBe("2027-02-28");
  expect(addToDate("2028-02-29", 1, "year")).toBe("2029-02-28");
  expect(addToMoment(new Date("2027-01-31T23:30:00Z"), 1, "month").toISOString()).toBe(
    "2027-02-28T23:30:00.000Z",
  );
});

it("getMonthStart and getMonthEnd return the first and last day of a month, across years", () => {
  expect([getMonthStart("2026-01-31"), getMonthEnd("2028-02-01")]).toEqual([
    "2026-01-01",
    "2028-02-29",
  ]);
  expect([getMonthStart("2026-01-31", 2), getMonthEnd("2026-01-31", 2)]).toEqual([
    "2025-11-01",
    "2025-11-30",
  ]);
});

it("countDaysBetween counts days in both directions, and getWeekday returns 0 for a Sunday", () => {
  expect(countDaysBetween("2026-02-28", "2026-03-01")).toBe(1);
  expect(countDaysBetween("2026-03-01", "2026-02-28")).toBe(-1);
  expect(countDaysBetween("1900-01-01", "2026-11-25")).toBe(46_349);
  expect(getWeekday("2026-11-22")).toBe(0);
});

it.each(["2026-02-30", "0000-00-00", "", "tomorrow"])(
  "addToDate throws for %j, which is not a date",
  (date) => {
    expect(() => addToDate(date, 1, "month")).toThrow(RangeError);
  },
);
