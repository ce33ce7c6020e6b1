import { describe, expect, it } from "vitest";
import { isExpired, parseExpiry } from "./card-expiry";

describe("the expiry date of a card", () => {
  it.each([
    ["08/29", { month: 8, year: 2029 }],
    [" 8 / 2029 ", { month: 8, year: 2029 }],
    ["0829", { month: 8, year: 2029 }],
    ["12-30", { month: 12, year: 2030 }],
  ])("is parsed from %j", (typed, expiry) => {
    expect(parseExpiry(typed)).toEqual(expiry);
  });

  it.each(["13/29", "00/29", "", "soon", "8/229"])("is null for the text %j", (typed) => {
    expect(parseExpiry(typed)).toBeNull();
  });

  it("is valid until the month has ended in every time zone", () => {
    const card = { month: 12, year: 2026 };
    expect(isExpired(card, new Date("2026-12-31T23:59:59Z"))).toBe(false);
    expect(isExpired(card, new Date("2027-01-01T11:59:59Z"))).toBe(false);
    expect(isExpired(card, new Date("2027-01-01T12:00:00Z"))).toBe(true);
    expect(isExpired({ month: 1, year: 2020 }, new Date("2026-12-01T00:00:00Z"))).toBe(true);
  });
});
