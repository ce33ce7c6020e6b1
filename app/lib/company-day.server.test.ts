import { afterEach, expect, test } from "vitest";
import { setLanguageSource } from "../../domain/words/in-languages";
import { formatDaysApart, getCompanyToday, formatRelativeDay } from "./company-day.server";

afterEach(() => setLanguageSource(() => "en"));

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

test("spans of days are rounded, in the language of the person", () => {
  expect(formatDaysApart("2026-11-20", "2026-11-21")).toBe("a day");
  expect(formatDaysApart("2026-10-18", "2026-11-20")).toBe("a month");
  expect(formatRelativeDay("2024-11-18", "2026-11-20")).toBe("2 years ago");
  setLanguageSource(() => "ms");
  expect(formatDaysApart("2026-11-20", "2026-11-21")).toBe("1 hari");
  expect(formatRelativeDay("2026-11-23", "2026-11-20")).toBe("3 hari lagi");
  setLanguageSource(() => "zh");
  expect(formatRelativeDay("2026-09-18", "2026-11-20")).toBe("2 个月前");
});
