import { expect, test } from "vitest";
import { compareFields, compareLists, type DescribedEntry } from "./differences";

const entry = (id: string, name: string, quantity = "1"): DescribedEntry => ({
  id,
  name,
  summary: `${name}, ${quantity}`,
  fields: [
    ["name", name],
    ["quantity", quantity],
  ],
});

test("compareFields returns the fields that differ, ignoring line endings and outer white space", () => {
  expect(
    compareFields(
      [
        ["Name", "Mug "],
        ["Memo", "a\r\nb"],
        ["Tax", ""],
      ],
      [
        ["Name", "Mug"],
        ["Memo", "a\nb"],
        ["Tax", "SV-8"],
      ],
    ),
  ).toEqual([{ label: "Tax", here: "", there: "SV-8" }]);
});

test("compareFields compares the values of choices with the same name", () => {
  expect(compareFields([["Account", "Sales", "1"]], [["Account", "Sales", "2"]])).toEqual([
    { label: "Account", here: "Sales", there: "Sales" },
  ]);
});

test("compareLists pairs entries by id, or else by name", () => {
  expect(
    compareLists(
      "lines",
      [entry("a", "Mug", "2"), entry("b", "Tray", "2")],
      [entry("a", "Cup"), entry("x", "Tray")],
    ),
  ).toEqual([
    { label: "Line 1, name", here: "Mug", there: "Cup" },
    { label: "Line 1, quantity", here: "2", there: "1" },
    { label: "Line 2, quantity", here: "2", there: "1" },
  ]);
});

test("compareLists describes an entry that only one list has, and a changed order", () => {
  expect(
    compareLists(
      "lines",
      [entry("a", "Mug"), entry("b", "Tray"), entry("c", "Jug")],
      [entry("c", "Jug"), entry("a", "Mug"), entry("d", "Pan")],
    ),
  ).toEqual([
    { label: "Line 2", here: "Tray, 1", there: "" },
    { label: "Line 4", here: "", there: "Pan, 1" },
    { label: "Order of lines", here: "Mug, Tray, Jug", there: "Jug, Mug, Pan" },
  ]);
});
