import { expect, it } from "vitest";
import { changes } from "./changes.server";

it("calls the total as screens do, and all else by the name that it was kept by", () => {
  const kept = ["Grand Total", "Tax"].map((field) => ({ field, before: "6.00", after: "9.00" }));
  expect(changes.parse(kept)).toEqual([
    { field: "Total", before: "6.00", after: "9.00" },
    { field: "Tax", before: "6.00", after: "9.00" },
  ]);
});
