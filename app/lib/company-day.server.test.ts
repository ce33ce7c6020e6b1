import { expect, it } from "vitest";
import { companyToday, relativeDay } from "./company-day.server";

it("takes today from the company's own place", () => {
  const lateEveningInLondon = new Date("2026-11-20T18:30:00Z");
  expect(companyToday("135", lateEveningInLondon)).toBe("2026-11-21");
  expect(companyToday("200", lateEveningInLondon)).toBe("2026-11-21");
});

it("says how far a day is", () => {
  expect(relativeDay("2026-11-20", "2026-11-20")).toBe("today");
  expect(relativeDay("2026-11-23", "2026-11-20")).toBe("in 3 days");
  expect(relativeDay("2026-11-18", "2026-11-20")).toBe("2 days ago");
});
