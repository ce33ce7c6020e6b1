import { expect, it } from "vitest";
import { compareFields } from "./differences";

const fieldsChanged = (before: Record<string, string>, after: Record<string, string>) =>
  compareFields(new Map(Object.entries(before)), new Map(Object.entries(after))).map(
    ({ field }) => field,
  );

it("lists added and removed fields at their place among the others", () => {
  const first = { Number: "1", "Line 1": "a", Notes: "x" };
  const second = { Number: "2", "Line 1": "a", "Line 2": "b", Notes: "y" };
  expect(fieldsChanged(first, second)).toEqual(["Number", "Line 2", "Notes"]);
  expect(fieldsChanged(second, first)).toEqual(["Number", "Line 2", "Notes"]);
  expect(fieldsChanged({ GST: "7", TIN: "1" }, { SST: "8", TIN: "2" })).toEqual([
    "GST",
    "SST",
    "TIN",
  ]);
});
