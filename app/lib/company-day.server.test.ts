import { expect, test } from "vitest";
import { getCompanyToday, formatRelativeDay } from "./company-day.server";

test("getCompanyToday returns today's date in the company's country", () => {
  const eveningInLondon = new Date("2026-11-20T18:30:00Z");
  const [malaysia, singapore] = ["135", "200"];
  expect(getCompanyToday(malaysia, eveningInLondon)).toBe("2026-11-21");
  expect(getCompanyToday(singapore, eveningInLondon)).toBe("2026-11-21");
});

test("formatRelativeDay describes a day relative to today", () => {
  expect(formatRelativeDay("2026-11-20", "2026-11-20")).toBe("today");
  expect(formatRelativeDay("2026-11-23", "2026-11-20")).toBe("in 3 days");
  expect(formatRelativeDay("2026-11-18", "2026-11-20")).toBe("2 days ago");
});
