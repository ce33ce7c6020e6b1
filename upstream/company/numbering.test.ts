import { describe, expect, it } from "vitest";
import { searchFreeNumber, formatInvoiceNumber, calculateNextNumber } from "./numbering";

describe("calculateNextNumber", () => {
  it.each([
    ["INV-0005", 1, 6],
    ["INV-9", 6, 10],
    ["INV-0003", 10, 10],
    ["A-77", 10, 10],
    ["INV-99999999", 10, 100_000_000],
    ["INV-100000000", 100_000_000, 100_000_001],
    ["INV-202611221", 10, 10],
    ["INV-99999999999999999999", 10, 10],
    ["INV-7x", 7, 7],
  ])("after %s, with the next number %d, returns %d", (no, next, expected) =>
    expect(calculateNextNumber(no, "INV-", next)).toBe(expected),
  );

  it("parses the digits after a prefix that ends in digits", () =>
    expect(calculateNextNumber("20260009", "2026", 1)).toBe(10));

  it("gives every invoice another number when the numbers grow beyond 8 digits", () => {
    let next = 99_999_998;
    const assigned = Array.from({ length: 5 }, () => {
      const no = formatInvoiceNumber("INV-", next);
      next = calculateNextNumber(no, "INV-", next);
      return no;
    });
    expect(assigned).toEqual([
      "INV-99999998",
      "INV-99999999",
      "INV-100000000",
      "INV-100000001",
      "INV-100000002",
    ]);
  });
});

describe("searchFreeNumber", () => {
  const search = async (next: number, taken: (number: number) => boolean) => {
    let queries = 0;
    const free = await searchFreeNumber(next, async (number) => {
      queries += 1;
      return taken(number);
    });
    return { free, queries };
  };

  it("returns the next number after one query when it is free", async () => {
    expect(await search(7, () => false)).toEqual({ free: 7, queries: 1 });
  });

  it.each([1, 2, 3, 4, 5, 17, 1000])("skips a run of %d taken numbers", async (count) => {
    expect((await search(7, (number) => number < 7 + count)).free).toBe(7 + count);
  });

  it("needs few queries for a long run", async () => {
    expect((await search(100_000_000, (number) => number < 101_000_000)).queries).toBeLessThan(50);
  });

  it("returns a free number after a taken one when the run has gaps", async () => {
    const taken = new Set([7, 8, 9, 11, 15, 23]);
    const { free } = await search(7, (number) => taken.has(number));
    expect(taken.has(free)).toBe(false);
    expect(taken.has(free - 1)).toBe(true);
  });
});
