import { expect, it } from "vitest";
import { compareFields } from "./differences";

const fieldsChanged = (before: Record<string, string>, after: Record<string, string>) =>
  compareFields(new Map(Object.entries(before)), new Map(Object.entries(after))).map(
    ({ field }) => field,
  );

it("tells what came and what went in its place among the others", () => {
  const one = { Number: "1", "Line 1": "a", Notes: "x" };
  const two = { Number: "2", "Line 1": "a", "Line 2": "b", Notes: "y" };
  expect(fieldsChanged(one, two)).toEqual(["Number", "Line 2", "Notes"]);
  expect(fieldsChanged(two, one)).toEqual(["Number", "Line 2", "Notes"]);
  expect(fieldsChanged({ GST: "7", TIN: "1" }, { SST: "8", TIN: "2" })).toEqual([
    "GST",
    "SST",
    "TIN",
  ]);
});
