import { expect, it } from "vitest";
import { changes } from "./changes.server";

it("renames the grand total to the name on screens and keeps other names", () => {
  const kept = ["Grand Total", "Tax"].map((field) => ({ field, before: "6.00", after: "9.00" }));
  expect(changes.parse(kept)).toEqual([
    { field: "Total", before: "6.00", after: "9.00" },
    { field: "Tax", before: "6.00", after: "9.00" },
  ]);
});
