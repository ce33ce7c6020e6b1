import { expect, it } from "vitest";
import { getMomentInZone } from "./time-zone";

it.each([
  ["Asia/Kuala_Lumpur", "2026-12-01", "06:00", "2026-11-30T22:00:00.000Z"],
  ["America/New_York", "2026-03-08", "06:00", "2026-03-08T10:00:00.000Z"],
  ["America/New_York", "2026-03-07", "23:30", "2026-03-08T04:30:00.000Z"],
  ["Pacific/Kiritimati", "2027-01-01", "00:15", "2026-12-31T10:15:00.000Z"],
])("getMomentInZone returns the moment at which it is a time in %s", (zone, day, time, moment) => {
  expect(getMomentInZone(zone, day, time).toISOString()).toBe(moment);
});
