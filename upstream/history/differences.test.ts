import { expect, it } from "vitest";
import { compareFields } from "./differences";

const listChangedFields = (before: Record<string, string>, after: Record<string, string>) =>
  compareFields(new Map(Object.entries(before)), new Map(Object.entries(after))).map(
    ({ field }) => field,
  );

it("compareFields lists changed, added and removed fields in the order of the fields", () => {
  const first = { Number: "1", "Line 1": "a", Notes: "x" };
  const second = { Number: "2", "Line 1": "a", "Line 2": "b", Notes: "y" };
  expect(listChangedFields(first, second)).toEqual(["Number", "Line 2", "Notes"]);
  expect(listChangedFields(second, first)).toEqual(["Number", "Line 2", "Notes"]);
  expect(listChangedFields({ GST: "7", TIN: "1" }, { SST: "8", TIN: "2" })).toEqual([
    "GST",
    "SST",
    "TIN",
  ]);
});
