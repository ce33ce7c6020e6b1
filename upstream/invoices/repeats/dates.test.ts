import { expect, it } from "vitest";
import { addToDate, getMonthEnd } from "../../../domain/calendar/date-arithmetic";
import { addDays } from "../../../domain/calendar/days";
import { createRandom } from "../../seed/random";
import {
  REPEAT_UNITS,
  isOccurrence,
  findOccurrenceFrom,
  findOccurrenceAfter,
  listOccurrences,
  type Pattern,
} from "./dates";

it("a pattern uses the last day of shorter months and returns to its own day in longer months", () => {
  const monthly: Pattern = { every: "month", interval: 1, anchor: "2027-01-31" };
  expect(listOccurrences(monthly, "2027-01-01", "2027-05-31")).toEqual([
    ...["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"],
  ]);
  const yearly: Pattern = { every: "year", interval: 1, anchor: "2028-02-29" };
  expect(listOccurrences(yearly, "2029-01-01", "2032-12-31")).toEqual([
    ...["2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"],
  ]);
  expect(findOccurrenceFrom(yearly, "2028-03-01")).toBe("2029-02-28");
  expect(isOccurrence(monthly, "2027-02-28")).toBe(true);
  expect(isOccurrence(monthly, "2027-03-30")).toBe(false);
});

it.each(REPEAT_UNITS)("a pattern of every %s has no occurrence after the year 9999", (every) => {
  const pattern: Pattern = { every, interval: 1, anchor: "9999-12-31" };
  expect(listOccurrences(pattern, "9999-01-01", "9999-12-31")).toEqual(["9999-12-31"]);
  expect(findOccurrenceFrom(pattern, "9999-12-31")).toBe("9999-12-31");
  expect(findOccurrenceAfter(pattern, "9999-12-31")).toBeNull();
  const sparse: Pattern = { every, interval: 99, anchor: "9990-01-01" };
  expect(listOccurrences(sparse, "9999-12-31", "9999-12-31")).toEqual([]);
});

it("listOccurrences lists every occurrence between two days for 10,000 random patterns", () => {
  const random = createRandom(23);
  for (let count = 0; count < 10_000; count++) {
    const anchor = addDays("2024-01-01", random.int(0, 1_500));
    const pattern: Pattern = {
      every: random.pick(REPEAT_UNITS),
      interval: random.pickWeighted([[1, 4] as const, [random.int(2, 12), 1] as const]),
      // The ends of months are the days on which errors are likely.
      anchor: random.chance(0.3) ? getMonthEnd(anchor) : anchor,
    };
    const from = addDays(pattern.anchor, random.int(-50, 250));
    const to = addDays(from, random.int(0, 150));
    const expected = listDaysFromAnchor(pattern, to).filter((day) => day >= from);
    expect(listOccurrences(pattern, from, to), JSON.stringify({ pattern, from, to })).toEqual(
      expected,
    );
  }
});

/** Lists the days from the anchor to `to`, one by one. */
function listDaysFromAnchor({ every, interval, anchor }: Pattern, to: string): string[] {
  const days: string[] = [];
  for (let day = anchor; day <= to; day = addToDate(anchor, days.length * interval, every))
    days.push(day);
  return days;
}
