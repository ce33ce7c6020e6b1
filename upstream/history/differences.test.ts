import { expect, it } from "vitest";
import { compareFields, type FieldState } from "./differences";

type Fields = Partial<Record<FieldState["code"], string>>;

const toStates = (fields: Fields) =>
  Object.entries(fields).map(([code, text]) => ({ code, text }) as FieldState);

const listChangedFields = (before: Fields, after: Fields) =>
  compareFields(toStates(before), toStates(after)).map(({ code }) => code);

it("compareFields lists changed, added and removed fields in the order of the fields", () => {
  const first: Fields = { number: "1", title: "a", notes: "x" };
  const second: Fields = { number: "2", title: "a", terms: "b", notes: "y" };
  expect(listChangedFields(first, second)).toEqual(["number", "terms", "notes"]);
  expect(listChangedFields(second, first)).toEqual(["number", "terms", "notes"]);
  const registered: Fields = { sst_no: "8", tin: "2" };
  expect(listChangedFields({ gst_no: "7", tin: "1" }, registered)).toEqual([
    ...["gst_no", "sst_no", "tin"],
  ]);
});

it("compareFields stores values beside the texts only when they differ from them", () => {
  const date = (text: string, value: string): FieldState => ({ code: "date", text, value });
  const notes = (text: string): FieldState => ({ code: "notes", text });
  const line: FieldState = { code: "line", line: 2, text: "1 × 3.00", value: { quantity: "1" } };
  expect(
    compareFields([date("20/11/2026", "2026-11-20"), notes("x")], [date("", ""), line, notes("y")]),
  ).toEqual([
    {
      ...{ field: "Date", before: "20/11/2026", after: "", code: "date" },
      values: { before: "2026-11-20", after: "" },
    },
    {
      ...{ field: "Line 2", before: "", after: "1 × 3.00", code: "line" },
      values: { line: 2, before: "", after_quantity: "1" },
    },
    { field: "Notes", before: "x", after: "y", code: "notes" },
  ]);
});
