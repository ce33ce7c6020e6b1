import { expect, it } from "vitest";
import { listExpired } from "./retention";

const HOUR_MS = 3_600_000;

/** Makes a backup each hour from the start, as the program does, and returns those that are kept. */
function keepHourly(start: string, hours: number): string[] {
  let kept: { at: Date }[] = [];
  for (let hour = 0; hour < hours; hour += 1) {
    kept.push({ at: new Date(Date.parse(start) + hour * HOUR_MS) });
    const expired = new Set(listExpired(kept));
    kept = kept.filter((backup) => !expired.has(backup));
  }
  return kept.map(({ at }) => at.toISOString().slice(0, 13)).toReversed();
}

it("after a year of hourly backups, 8 hours, 7 days and 8 weeks are kept, one each", () => {
  expect(keepHourly("2026-01-01T00:20:00Z", 330 * 24 - 9)).toEqual([
    // Thursday, 26 November: the last 8 hours. The newest is also the day's and the week's.
    ...["14", "13", "12", "11", "10", "09", "08", "07"].map((hour) => `2026-11-26T${hour}`),
    ...["25", "24", "23", "22", "21", "20"].map((day) => `2026-11-${day}T23`),
    // Sunday, 22 November, is also the last of its week.
    ...["11-15", "11-08", "11-01", "10-25", "10-18", "10-11"].map((day) => `2026-${day}T23`),
  ]);
});

it("a month without changes does not use up the places of earlier backups", () => {
  const backups = ["2026-10-01T10:00:00Z", "2026-10-01T11:00:00Z", "2026-11-26T09:00:00Z"].map(
    (at) => ({ at: new Date(at) }),
  );
  expect(listExpired(backups)).toEqual([]);
});

it("of two backups of one hour the newest is kept", () => {
  const backups = ["2026-11-26T09:50:00Z", "2026-11-26T09:05:00Z"].map((at) => ({
    at: new Date(at),
  }));
  expect(listExpired(backups)).toEqual([backups[1]]);
});
