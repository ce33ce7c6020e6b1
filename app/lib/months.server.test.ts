import { afterEach, expect, test } from "vitest";
import { setLanguageSource } from "../../domain/words/in-languages";
import type { Language } from "../../domain/languages";
import { formatMonth, formatShortDay } from "./months.server";

afterEach(() => setLanguageSource(() => "en"));

test.each<[Language, string, string]>([
  ["en", "3 Sep", "Sep 2026"],
  ["ms", "3 Sep", "Sep 2026"],
  ["zh", "9月3日", "2026年9月"],
])("days and months are written in the person's language (%s)", (language, day, month) => {
  setLanguageSource(() => language);
  expect(formatShortDay("2026-09-03")).toBe(day);
  expect(formatMonth("2026-09")).toBe(month);
});
