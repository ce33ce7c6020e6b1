import { expect, test } from "vitest";
import { changesSchema } from "./changes.server";

test("changesSchema renames the field 'Grand Total' to 'Total', as screens call it, and keeps other fields", () => {
  const storedChanges = ["Grand Total", "Tax"].map((field) => ({
    field,
    before: "6.00",
    after: "9.00",
  }));
  expect(changesSchema.parse(storedChanges)).toEqual([
    { field: "Total", before: "6.00", after: "9.00" },
    { field: "Tax", before: "6.00", after: "9.00" },
  ]);
});
